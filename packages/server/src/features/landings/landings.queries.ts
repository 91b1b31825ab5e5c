import type { PricedLine } from '@artel/core/categories'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { LISTED } from '../executors/listed.ts'
import type { LandingCategoriesTable } from './landings.tables.ts'

export type LandingRow = Selectable<LandingCategoriesTable>

/** All pages, in the order in which they are shown. */
export const selectLandings = (db: Kysely<Schema>): Promise<LandingRow[]> =>
  db.selectFrom('landing_categories').selectAll().orderBy('position').orderBy('id').execute()

/** A page whose words nobody else changes meanwhile. */
export const lockLanding = (trx: Transaction<Schema>, id: number): Promise<LandingRow | undefined> =>
  trx.selectFrom('landing_categories').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Finished tasks that the figures of a service are made of, and lines of price lists. */
const NEWEST_TASKS = 2_000
const NEWEST_LINES = 5_000

/** How a finished task went. */
export interface DoneTaskRow {
  /** Minutes from its publication to the first reply. */
  first_reply: number | null
  /** What its client gave, once that is published. */
  rating: number | null
}

/** The newest finished tasks of these categories. */
export async function selectDoneTasks(db: Kysely<Schema>, categoryIds: readonly number[]): Promise<DoneTaskRow[]> {
  const { rows } = await sql<DoneTaskRow>`
    select told.rating, (extract(epoch from first.at - t.published_at) / 60)::float8 as first_reply
    from (
      select id, author_id, executor_id, published_at from tasks
      where status = 'FINISHED' and deleted_at is null and category_id = any(${categoryIds}::int[])
      order by ended_at desc, id desc limit ${sql.lit(NEWEST_TASKS)}
    ) as t
    left join lateral (select min(created_at) as at from task_replies where task_id = t.id) as first on true
    left join reviews told on told.task_id = t.id and told.author_id = t.author_id and told.subject_id = t.executor_id
      and told.status = 'PUBLISHED'`.execute(db)
  return rows
}

/** The newest priced lines of these categories in the price lists of executors who are listed. */
export async function selectPricedLines(db: Kysely<Schema>, categoryIds: readonly number[]): Promise<PricedLine[]> {
  const { rows } = await sql<PricedLine>`
    select s.name, s.unit, s.price, s.executor_id as "executorId"
    from (
      select id, name, unit, price, executor_id from services
      where category_id = any(${categoryIds}::int[]) and price is not null order by id desc limit ${sql.lit(NEWEST_LINES)}
    ) as s join users u on u.id = s.executor_id
    where ${LISTED}
    order by s.id`.execute(db)
  return rows
}
