import type { CategoryIndex } from '@artel/core/categories'
import type { FinishedJob, HandlerArgs } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { shownCategory } from '../categories/shown-category.ts'
import type { FileService } from '../files/files.service.ts'
import { knownUser, type NamedUser, type PeopleDeps, readNamedUsers } from '../users/public-users.ts'
import { type FinishedJobRow, selectFinishedJobs } from './jobs.queries.ts'

/** Work that is done, as everybody sees it (product §2.1). */
export interface JobService {
  /** The last ones that both sides have spoken of; of an unknown category none. */
  finished(query: HandlerArgs<'listFinishedJobs'>['query']): Promise<FinishedJob[]>
}

export interface JobDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly categories: { index(): Promise<CategoryIndex> }
  readonly files: Pick<FileService, 'attached'>
}

const party = ({ id, name, initials, role, avatar }: NamedUser): FinishedJob['client'] => ({
  id,
  name,
  initials,
  role,
  avatar,
})

export const createJobService = ({ db, categories, files, ...people }: JobDeps): JobService => {
  const views = async (rows: readonly FinishedJobRow[], index: CategoryIndex): Promise<FinishedJob[]> => {
    const sides = rows.flatMap(({ author_id, executor_id }) => [author_id, executor_id])
    const [users, photos] = await Promise.all([
      readNamedUsers(db, people, [...new Set(sides)]),
      files.attached(
        db,
        'review_id',
        rows.map(({ review_id }) => review_id),
      ),
    ])
    return rows.flatMap((row): FinishedJob[] => {
      const category = shownCategory(row.category_id, index)
      if (!category) return []
      return [
        {
          id: row.id,
          title: row.title,
          category,
          cityName: row.city_name,
          price: row.price,
          termDays: row.term_days,
          repliesCount: row.replies_count,
          finishedAt: row.ended_at.toISOString(),
          rating: row.rating,
          quote: row.quote,
          photo: photos.get(row.review_id)?.find(({ picture }) => picture !== null)?.picture ?? null,
          client: party(knownUser(users, row.author_id)),
          executor: party(knownUser(users, row.executor_id)),
        },
      ]
    })
  }
  return {
    async finished({ categoryId, limit }) {
      const index = await categories.index()
      const leaves = categoryId === undefined ? null : index.leaves(categoryId).map(({ id }) => id)
      if (leaves?.length === 0) return []
      const rows = await selectFinishedJobs(db, leaves, limit)
      return rows.length === 0 ? [] : views(rows, index)
    },
  }
}
