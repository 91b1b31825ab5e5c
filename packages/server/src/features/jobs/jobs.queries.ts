import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'

/** A finished task with what was agreed and what its client says of the work. */
export interface FinishedJobRow {
  id: number
  title: string
  category_id: number
  city_name: string | null
  price: number
  term_days: number
  replies_count: number
  ended_at: Date
  author_id: string
  executor_id: string
  review_id: number
  rating: number
  quote: string
}

/** Finished tasks among which those that both sides have spoken of are looked for. */
const LOOKED_THROUGH = 500

/**
 * The newest finished tasks of which both sides have published reviews and the client said something; both accounts still work.
 * @param categoryIds leaves; `null`: all
 */
export async function selectFinishedJobs(
  db: Kysely<Schema>,
  categoryIds: readonly number[] | null,
  limit: number,
): Promise<FinishedJobRow[]> {
  const filed = categoryIds === null ? sql`` : sql`and category_id = any(${categoryIds}::int[])`
  const { rows } = await sql<FinishedJobRow>`
    select t.id, t.title, t.category_id, city.name as city_name, a.price, a.term_days, t.replies_count, t.ended_at,
      t.author_id, t.executor_id, told.id as review_id, told.rating, told.text as quote
    from (
      select id, title, category_id, city_id, replies_count, ended_at, author_id, executor_id from tasks
      where status = 'FINISHED' and deleted_at is null ${filed}
      order by ended_at desc, id desc limit ${sql.lit(LOOKED_THROUGH)}
    ) as t
    join task_replies a on a.task_id = t.id and a.executor_id = t.executor_id and a.status = 'ACCEPTED' and a.price is not null
    join reviews told on told.task_id = t.id and told.author_id = t.author_id and told.subject_id = t.executor_id
      and told.status = 'PUBLISHED' and told.text <> ''
    join reviews answered on answered.task_id = t.id and answered.author_id = t.executor_id and answered.subject_id = t.author_id
      and answered.status = 'PUBLISHED'
    join users client on client.id = t.author_id and ${isWorking('client')}
    join users executor on executor.id = t.executor_id and ${isWorking('executor')}
    left join cities city on city.id = t.city_id
    order by t.ended_at desc, t.id desc limit ${limit}`.execute(db)
  return rows
}
