import type { ReviewSortKey } from '@artel/core/contract'
import type { Marks, Ratings } from '@artel/core/reviews'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { ReviewsTable } from './reviews.tables.ts'

/** A review with the name of its task, and whether the other side's has passed moderation. */
export interface ReviewRow extends Selectable<ReviewsTable> {
  task_title: string
  is_other_ready: boolean
}

const reviews = (db: Kysely<Schema>) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('tasks as t', 't.id', 'r.task_id')
    .selectAll('r')
    .select('t.title as task_title')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('reviews as other')
          .select('other.id')
          .whereRef('other.task_id', '=', 'r.task_id')
          .whereRef('other.author_id', '=', 'r.subject_id')
          .whereRef('other.subject_id', '=', 'r.author_id')
          .where('other.status', 'in', ['HIDDEN', 'PUBLISHED']),
      )
        .$castTo<boolean>()
        .as('is_other_ready'),
    )

interface Span {
  readonly offset: number
  readonly limit: number
}

/** What everybody may read about a person; of equal marks the newest first. */
export const selectReviewsAbout = (
  db: Kysely<Schema>,
  userId: string,
  {
    offset,
    limit,
    sortBy = 'new',
    stars,
  }: Span & { readonly sortBy?: ReviewSortKey; readonly stars?: number | undefined },
): Promise<ReviewRow[]> =>
  reviews(db)
    .where('r.subject_id', '=', userId)
    .where('r.status', '=', 'PUBLISHED')
    .$if(stars !== undefined, (some) => some.where('r.rating', '=', stars ?? 0))
    .$if(sortBy !== 'new', (some) => some.orderBy('r.rating', sortBy === 'best' ? 'desc' : 'asc'))
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

/** Counts a review for whom it is about when it is published (`by` 1), and no longer when it is removed (-1). */
export const countRating = (
  trx: Transaction<Schema>,
  { subject_id, rating }: Pick<ReviewRow, 'subject_id' | 'rating'>,
  by: 1 | -1,
): Promise<unknown> =>
  trx
    .updateTable('users')
    .set((users) => ({
      rating_count: users('rating_count', '+', by),
      rating_sum: users('rating_sum', '+', by * rating),
    }))
    .where('id', '=', subject_id)
    .execute()

/** What everybody may read about a person by mark, and what clients say of the work in each respect. */
export async function selectMarks(db: Kysely<Schema>, userId: string): Promise<Marks> {
  const row = await db
    .selectFrom('reviews')
    .where('subject_id', '=', userId)
    .where('status', '=', 'PUBLISHED')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('rating', '=', 1).as('one'),
      fn.countAll<number>().filterWhere('rating', '=', 2).as('two'),
      fn.countAll<number>().filterWhere('rating', '=', 3).as('three'),
      fn.countAll<number>().filterWhere('rating', '=', 4).as('four'),
      fn.countAll<number>().filterWhere('rating', '=', 5).as('five'),
      fn.count<number>('quality').as('judged'),
      fn.coalesce(fn.sum<number>('quality'), sql<number>`0`).as('quality'),
      fn.coalesce(fn.sum<number>('punctuality'), sql<number>`0`).as('punctuality'),
      fn.coalesce(fn.sum<number>('communication'), sql<number>`0`).as('communication'),
    ])
    .executeTakeFirstOrThrow()
  // A client who judges the work judges it in every respect.
  const of = (sum: number): Ratings => ({ count: row.judged, sum })
  return {
    spread: [row.one, row.two, row.three, row.four, row.five],
    quality: of(row.quality),
    punctuality: of(row.punctuality),
    communication: of(row.communication),
  }
}

/** What somebody has written, whatever became of it, the newest first. */
export const selectReviewsBy = (db: Kysely<Schema>, userId: string, { offset, limit }: Span): Promise<ReviewRow[]> =>
  reviews(db)
    .where('r.author_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

/** How many that are, no more than `cap`. */
export async function countReviewsBy(db: Kysely<Schema>, userId: string, cap: number): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('reviews').where('author_id', '=', userId).select('id').limit(cap).as('capped'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A deal that somebody may still speak of. */
export interface WaitingDeal {
  id: number
  title: string
  subject_id: string
  ended_at: Date
  is_by_client: boolean
}

/** Most deals that one list shows: nobody ends more in the time there is. */
const MOST_LISTED = 100

/** Deals that ended since a moment and that somebody has not spoken of, those whose time is over first at the top. */
export async function selectWaitingDeals(db: Kysely<Schema>, userId: string, since: Date): Promise<WaitingDeal[]> {
  const side = (own: 'author_id' | 'executor_id', other: 'author_id' | 'executor_id') => sql`
    select t.id, t.title, t.ended_at, t.${sql.ref(other)} as subject_id,
      ${sql.lit(own === 'author_id')} as is_by_client
    from tasks t
    where t.${sql.ref(own)} = ${userId} and t.ended_at >= ${since}
      and t.status in ('FINISHED', 'CANCELED') and t.executor_id is not null`
  const past = sql`
    select t.id, t.title, d.ended_at, case when t.author_id = ${userId} then d.executor_id else t.author_id end,
      t.author_id = ${userId}
    from past_deals d join tasks t on t.id = d.task_id
    where d.ended_at >= ${since} and t.deleted_at is null
      and (d.executor_id = ${userId} or d.task_id in (select id from tasks where author_id = ${userId}))`
  const { rows } = await sql<WaitingDeal>`
    select * from (
      select distinct on (id, subject_id) * from (
        ${side('author_id', 'executor_id')} union all ${side('executor_id', 'author_id')} union all ${past}
      ) as deal order by id, subject_id, ended_at desc
    ) as deal
    where not exists (
      select from reviews r
      where r.task_id = deal.id and r.author_id = ${userId} and r.subject_id = deal.subject_id
    )
    order by ended_at, id limit ${MOST_LISTED}`.execute(db)
  return rows
}

/** A review by its number. */
export const selectReview = (db: Kysely<Schema>, id: number): Promise<ReviewRow | undefined> =>
  reviews(db).where('r.id', '=', id).executeTakeFirst()

/** What one side of a deal has written about the other. */
export const selectReviewOfDeal = (
  db: Kysely<Schema>,
  { taskId, authorId, subjectId }: { taskId: number; authorId: string; subjectId: string },
): Promise<ReviewRow | undefined> =>
  reviews(db)
    .where('r.task_id', '=', taskId)
    .where('r.author_id', '=', authorId)
    .where('r.subject_id', '=', subjectId)
    .executeTakeFirst()

export const insertReview = (trx: Transaction<Schema>, review: Insertable<ReviewsTable>): Promise<{ id: number }> =>
  trx.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow()

/** Writes a change. Whether the review was still the version it was decided on. */
export async function updateReview(
  trx: Transaction<Schema>,
  { id, version }: Pick<ReviewRow, 'id' | 'version'>,
  change: Updateable<ReviewsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reviews')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Numbers of hidden reviews of deals that ended before a moment, the oldest first. */
export async function selectHiddenLong(db: Kysely<Schema>, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('id')
    .where('status', '=', 'HIDDEN')
    .where('deal_ended_at', '<', before)
    .orderBy('deal_ended_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
