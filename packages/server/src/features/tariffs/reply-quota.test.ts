import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { debitReply, readRepliesLeft, refundReply } from './reply-quota.ts'

let market: Marketplace
let executor: Person
let client: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  client = await aPerson(market)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const START = Date.parse('2026-11-21T12:00:00.000Z')
const DAY = 86_400_000
const at = (day: number) => START + day * DAY

beforeEach(async () => {
  executor = await aPerson(market, { role: 'EXECUTOR' })
  await db()
    .updateTable('users')
    .set({ created_at: new Date(START) })
    .where('id', '=', executor.id)
    .execute()
})

const db = () => market.database.kysely

/** A reply as the database knows it; the quota asks for nothing more. */
async function aReply() {
  const task = await db()
    .insertInto('tasks')
    .values({
      author_id: client.id,
      category_id: 11,
      title: 'Починить кран',
      description: 'Капает кран на кухне.',
      properties: '{}',
      place_mode: 'REMOTE',
      date_mode: 'ASAP',
      end_period: new Date(at(30)),
      budget_type: 'NEGOTIABLE',
      status: 'APPROVED',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const reply = await db()
    .insertInto('task_replies')
    .values({
      task_id: task.id,
      executor_id: executor.id,
      text: 'Приеду завтра.',
      price_type: 'NEGOTIABLE',
      term_days: 1,
      status: 'SENT',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { taskId: task.id, replyId: reply.id }
}

const send = async (now: number) => {
  const reply = await aReply()
  const source = await transaction(db(), (trx) => debitReply(trx, executor.id, reply, now)).catch(
    (error) => error.code as string,
  )
  return { ...reply, source }
}
const sources = async (times: number, now: number) => {
  const taken: string[] = []
  for (let time = 0; time < times; time++) taken.push((await send(now)).source)
  return taken
}
const refund = (replyId: number, now: number) =>
  transaction(db(), (trx) => refundReply(trx, replyId, 'TASK_REMOVED', now))
const left = async (now: number) => (await readRepliesLeft(db(), executor.id, now)).left

const buy = (amount: number, fromDay: number, untilDay = fromDay + 365) =>
  db()
    .insertInto('user_services')
    .values({
      user_id: executor.id,
      type: 'REPLIES',
      unit: 'piece',
      amount,
      from_at: new Date(at(fromDay)),
      until: new Date(at(untilDay)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
const pay = (type: 'BASIC' | 'PRO', fromDay: number, untilDay: number) =>
  db()
    .insertInto('user_tariffs')
    .values({ user_id: executor.id, type, from_at: new Date(at(fromDay)), until: new Date(at(untilDay)) })
    .execute()

describe('the quota of replies', () => {
  it('takes from the tariff first, then from the bought ones, then refuses', async () => {
    await buy(2, -1)

    expect(await readRepliesLeft(db(), executor.id, at(0))).toEqual({ left: 7, nextSource: 'TARIFF' })
    expect(await sources(5, at(1))).toEqual(Array(5).fill('TARIFF'))
    expect(await readRepliesLeft(db(), executor.id, at(1))).toEqual({ left: 2, nextSource: 'SERVICE' })
    expect(await sources(3, at(1))).toEqual(['SERVICE', 'SERVICE', 'QUOTA_EXHAUSTED'])
    expect(await readRepliesLeft(db(), executor.id, at(1))).toEqual({ left: 0, nextSource: null })
  })

  it('is full again a month after the start, whatever was left of the last one', async () => {
    await sources(2, at(0))

    expect([await left(at(0)), await left(at(29)), await left(at(30)), await left(at(61))]).toEqual([3, 3, 5, 5])
  })

  it('follows the tariff of the moment, each with months of its own', async () => {
    await sources(5, at(0))
    await pay('BASIC', 3, 34)

    expect([await left(at(2)), await left(at(3)), await left(at(33)), await left(at(34))]).toEqual([0, 30, 30, 5])
  })

  it('spends the oldest pieces first and forgets those that are out of date', async () => {
    const old = await buy(1, -10)
    const young = await buy(1, -5)
    await buy(5, -400)
    await sources(5, at(0))
    await send(at(0))

    const used = async () =>
      db()
        .selectFrom('user_services')
        .select('id')
        .where('user_id', '=', executor.id)
        .where('used', '=', 1)
        .orderBy('id')
        .execute()
    expect(await used()).toEqual([old])
    await send(at(0))
    expect(await left(at(0))).toBe(0)
    expect(await used()).toEqual([old, young])
  })

  it('gives a reply back to where it came from, once', async () => {
    await buy(1, -1)
    const first = await send(at(0))
    await sources(4, at(0))
    const bought = await send(at(0))

    expect(await refund(bought.replyId, at(1))).toBe(true)
    expect(await readRepliesLeft(db(), executor.id, at(1))).toEqual({ left: 1, nextSource: 'SERVICE' })
    expect(await refund(first.replyId, at(1))).toBe(true)
    expect(await refund(first.replyId, at(1))).toBe(false)
    expect(await readRepliesLeft(db(), executor.id, at(1))).toEqual({ left: 2, nextSource: 'TARIFF' })
  })

  it('gives nothing to a later month and leaves alone what was never taken', async () => {
    const { replyId } = await send(at(0))
    await refund(replyId, at(40))

    expect(await left(at(40))).toBe(5)
    expect(await refund((await aReply()).replyId, at(0))).toBe(false)
  })

  it('lets exactly as many through as there are when a hundred come at once', async () => {
    await buy(7, -1)
    const replies = await Promise.all(Array.from({ length: 100 }, () => aReply()))

    const taken = await Promise.all(
      replies.map((reply) =>
        transaction(db(), (trx) => debitReply(trx, executor.id, reply, at(0))).catch((error) => error.code as string),
      ),
    )

    const count = (what: string) => taken.filter((source) => source === what).length
    expect([count('TARIFF'), count('SERVICE'), count('QUOTA_EXHAUSTED')]).toEqual([5, 7, 88])
    expect(await left(at(0))).toBe(0)
    const lines = await db().selectFrom('reply_ledger').select('source').where('user_id', '=', executor.id).execute()
    expect(lines).toHaveLength(12)
  })
})
