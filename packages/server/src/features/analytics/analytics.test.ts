import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, aSentReply, aSentTask, type Marketplace } from '../../../test/marketplace.ts'
import * as queries from './analytics.queries.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

describe('prices of a category', () => {
  it('are medians of people: who replies often counts once, and one’s own prices are not among them', async () => {
    const db = market.database.kysely
    const author = await aPerson(market)
    const me = await aPerson(market, { role: 'EXECUTOR', isVerified: true })
    const busy = await aPerson(market, { role: 'EXECUTOR', isVerified: true })
    const tasks = []
    for (let n = 0; n < 3; n += 1) tasks.push(await aSentTask(market, author))
    await sql`update tasks set status = 'APPROVED', published_at = ${new Date(market.clock.now())} where author_id = ${author.id}`.execute(
      db,
    )
    const category = (await db.selectFrom('tasks').select('category_id').executeTakeFirstOrThrow()).category_id
    for (const { id } of tasks) await aSentReply(market, busy, id)
    await aSentReply(market, me, tasks[0]?.id ?? 0)
    const [fact] = await queries.selectMarket(db, me.id, [category], market.clock.now())
    expect([fact?.replies.people, fact?.budgets.people]).toEqual([1, 1])
  })
})

describe('statements of the statistics', () => {
  it('read by an index when there is much to read', async () => {
    const { pool } = market.database
    const client = await pool.connect()
    try {
      await client.query('set enable_seqscan = off')
      const plan = async (text: string) => JSON.stringify((await client.query(`explain ${text}`)).rows)
      const someone = "'00000000-0000-4000-8000-000000000001'::uuid"
      expect(
        await plan(
          `select sum(count) from view_counts where executor_id = ${someone} and day >= now()::date group by day`,
        ),
      ).toContain('view_counts_pkey')
      expect(
        await plan(`select id from task_replies where executor_id = ${someone} and created_at >= now()`),
      ).toContain('task_replies_executor')
      expect(
        await plan('select id from tasks where category_id = any(array[1, 2]) and published_at >= now()'),
      ).toContain('tasks_published_of')
      expect(await plan(`select id from chats where executor_id = ${someone} and last_message_at >= now()`)).toContain(
        'chats_executor',
      )
      await client.query('set enable_seqscan = on')
    } finally {
      client.release()
    }
  })
})
