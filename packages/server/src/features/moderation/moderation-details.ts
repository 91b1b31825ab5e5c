import { articleModerationChanges } from '@artel/core/articles'
import type { ModerationCategory, ModerationChange, ModerationComplaint, ModerationHistory } from '@artel/core/contract'
import { revisionChanges } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { selectAskedCategory } from '../categories/category-requests.queries.ts'
import { type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { selectJudgedArticle, selectRevised } from './moderation.queries.ts'
import { selectComplaintChat, selectHistory, selectOpenComplaint, selectSubject } from './moderation-details.queries.ts'

/** What a published task would become, value beside value; nothing for what was never published. */
export async function readChanges(db: Kysely<Schema>, taskId: number): Promise<ModerationChange[]> {
  const revised = await selectRevised(db, taskId)
  if (!revised) return []
  const { task, categories, cities } = revised
  const published = {
    title: task.title,
    description: task.description,
    categoryId: task.category_id,
    properties: task.properties,
    placeMode: task.place_mode,
    cityId: task.city_id,
    point: task.lat === null || task.lon === null ? null : { lat: task.lat, lon: task.lon },
    addressDetail: task.address_detail,
  }
  return revisionChanges(published, task.revision, {
    category: (id) => categories.get(id) ?? '',
    city: (id) => cities.get(id) ?? '',
  })
}

/** What was let through of an article and what would replace it; nothing for what was never published. */
export async function readArticleChanges(db: Kysely<Schema>, articleId: number): Promise<ModerationChange[]> {
  const article = await selectJudgedArticle(db, articleId)
  return article?.approved ? articleModerationChanges(article.approved, article) : []
}

/** What a request for a category would add. */
export const readAskedCategory = async (db: Kysely<Schema>, id: number): Promise<ModerationCategory | null> =>
  (await selectAskedCategory(db, id)) ?? null

/** A person's past as staff see it. */
export async function readHistory(db: Kysely<Schema>, userId: string): Promise<ModerationHistory> {
  const row = await selectHistory(db, userId)
  return {
    tasks: row.tasks,
    finishedTasks: row.finished_tasks,
    rejections: row.rejections,
    lastRejectedAt: row.last_rejected_at?.toISOString() ?? null,
    complaints: row.complaints,
  }
}

/** What an open complaint is about. */
export async function readComplaint(
  db: Kysely<Schema>,
  people: PeopleDeps,
  id: string,
): Promise<ModerationComplaint | null> {
  const complaint = await selectOpenComplaint(db, id)
  if (!complaint) return null
  const subject = await selectSubject(db, complaint)
  const users = subject ? await readPublicUsers(db, people, [subject.owner_id]) : null
  return {
    target: complaint.target,
    targetId: complaint.target_id,
    status: complaint.status,
    subject: subject ? { title: subject.title, text: subject.text } : null,
    accused: (subject && users?.get(subject.owner_id)) ?? null,
    hasChat: (await selectComplaintChat(db, complaint)) !== undefined,
  }
}
