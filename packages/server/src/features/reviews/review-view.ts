import type { Picture, Review } from '@artel/core/contract'
import { allowedReviewEvents, reviewOpensBy } from '@artel/core/reviews'
import type { Kysely } from 'kysely'
import { accountOf, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { FileService } from '../files/files.service.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { reviewFacts } from './review-lifecycle.ts'
import type { ReviewRow } from './reviews.queries.ts'

export interface ReviewViewDeps extends PeopleDeps {
  readonly files: Pick<FileService, 'attached'>
}

/** Reviews as somebody sees them; people and photos are read for all of them at once. */
export async function reviewViews(
  db: Kysely<Schema>,
  { files, ...people }: ReviewViewDeps,
  rows: readonly ReviewRow[],
  { viewer, now }: { readonly viewer: Viewer; readonly now: number },
): Promise<Review[]> {
  const ids = rows.map(({ id }) => id)
  const users = await readPublicUsers(
    db,
    people,
    rows.flatMap(({ author_id, subject_id }) => [author_id, subject_id]),
  )
  const photos = await files.attached(db, 'review_id', ids)
  return rows.map((row) => ({
    id: row.id,
    task: { id: row.task_id, title: row.task_title },
    author: knownUser(users, row.author_id),
    subject: knownUser(users, row.subject_id),
    rating: row.rating,
    quality: row.quality,
    punctuality: row.punctuality,
    communication: row.communication,
    text: row.text,
    photos: (photos.get(row.id) ?? []).flatMap(({ picture }): Picture[] => (picture ? [picture] : [])),
    reply: row.reply,
    status: row.status,
    rejectRule: row.reject_rule,
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    opensBy: reviewOpensBy(reviewFacts(row)),
    allowedEvents: [...allowedReviewEvents(reviewFacts(row), accountOf(viewer), now)],
  }))
}
