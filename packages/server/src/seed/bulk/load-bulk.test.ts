import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from '../../platform/db/database.ts'
import { seedReference } from '../reference/seed-reference.ts'
import { loadBulk } from './load-bulk.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')

describe('loadBulk', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await seedReference(database.pool)
  })
  afterAll(() => database.close())

  const one = async (sql: string) => (await database.pool.query(sql)).rows[0]

  it('adds as many tasks as asked for, in several batches, with shares of each status', async () => {
    const made = await loadBulk({ pool: database.pool, tasks: 1000, messages: 2000, batch: 300, now: NOW })
    expect(made).toEqual({ tasks: 1000, chats: 540, messages: 540 + 540 * 3 })
    const { rows } = await database.pool.query('select status, count(*) from tasks group by status order by status')
    expect(rows.map(({ status, count }) => [status, Number(count)])).toEqual([
      ['APPROVED', 600],
      ['ARCHIVED', 60],
      ['CANCELED', 40],
      ['FINISHED', 210],
      ['IN_PROGRESS', 90],
    ])
  })

  it('adds to what is there without running into its numbers', async () => {
    await loadBulk({ pool: database.pool, tasks: 200, messages: 0, batch: 1000, now: NOW })
    expect(await one('select count(*) from tasks')).toEqual({ count: 1200 })
    const next =
      await one(`insert into tasks (author_id, category_id, title, description, place_mode, date_mode, end_period,
      budget_type, status) select author_id, category_id, title, description, 'REMOTE', 'ASAP', now(), 'NEGOTIABLE', 'PENDING'
      from tasks limit 1 returning id > (select max(id) from tasks) as is_new`)
    expect(next).toEqual({ is_new: true })
    await database.pool.query(`delete from tasks where status = 'PENDING'`)
  })

  it('stores counters that agree with a recount, and histories that end in the status', async () => {
    const wrong = await one(
      `select
         (select count(*) from tasks t where replies_count <>
           (select count(*) from task_replies r where r.task_id = t.id)) as replies,
         (select count(*) from chats c where (last_seq, last_seq, last_message_at) is distinct from
           (select (max(seq), count(*)::int, max(created_at)) from chat_messages m where m.chat_id = c.id)) as messages,
         (select count(*) from tasks t left join task_replies r on r.task_id = t.id and r.status = 'ACCEPTED'
           where r.executor_id is distinct from t.executor_id) as deals,
         (select count(*) from tasks t where (status, version) is distinct from
           (select (max(e.to_status) filter (where e.place = 1), count(*)::int)
            from (select to_status, row_number() over (order by id desc) as place from task_events where task_id = t.id) e)
         ) as histories`,
    )
    expect(wrong).toEqual({ replies: 0, messages: 0, deals: 0, histories: 0 })
  })

  it('leaves open tasks open and places near their city', async () => {
    const wrong = await one(
      `select
         count(*) filter (where status = 'APPROVED' and end_period < now()) as late,
         count(*) filter (where place_mode <> 'REMOTE' and (t.lat is null or abs(t.lat - c.lat) > 0.1)) as far
       from tasks t left join cities c on c.id = t.city_id`,
    )
    expect(wrong).toEqual({ late: 0, far: 0 })
  })
})
