import type { Purchase } from '@artel/core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { AT_REST_MS } from './reconciliation.ts'

const DAY = 86_400_000

const REASON = { rule: 'BUYER_ASKED', comment: null } as const

let market: Marketplace
let executor: Person
let admin: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  admin = await aPerson(market, { role: 'ADMIN' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

const ORDER: Purchase = {
  tariff: { type: 'BASIC', months: 1 },
  services: [{ type: 'REPLIES', unit: 'piece', amount: 10 }],
}

const press = (url: string | null, decision: string) =>
  market.app.inject({
    method: 'POST',
    url: url ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  })
const begin = async () => (await call(market, 'createPayment', { as: executor, body: ORDER })).data
const buy = async () => {
  const payment = await begin()
  await press(payment.confirmationUrl, 'pay')
  return payment
}
const refund = (id: string) => call(market, 'refundAdminPayment', { as: admin, params: { id }, body: REASON })

/** Deeds of a payment with their entries. */
const booked = async (paymentId: string) => {
  const rows = await market.database.kysely
    .selectFrom('money_entries as e')
    .innerJoin('money_transactions as t', 't.id', 'e.transaction_id')
    .where('t.payment_id', '=', paymentId)
    .orderBy('e.id')
    .select(['t.deed', 'e.account', 'e.amount'])
    .execute()
  return rows.map(({ deed, account, amount }) => [deed, account, amount])
}
const night = async () => {
  await market.clock.elapse(DAY)
  await market.worker.runDue()
}
const differences = (paymentId: string) =>
  market.database.kysely
    .selectFrom('money_differences')
    .where('payment_id', '=', paymentId)
    .select(['kind', 'expected', 'found', 'gone_at'])
    .execute()

const PAID = [
  ['PAID', 'PROVIDER:sandbox', 980_00],
  ['PAID', 'REVENUE:BASIC', -690_00],
  ['PAID', 'REVENUE:REPLIES', -290_00],
]

describe('the books', () => {
  it('get what was paid with the purchase itself, once', async () => {
    const { id, confirmationUrl } = await buy()
    await press(confirmationUrl, 'pay')

    expect(await booked(id)).toEqual(PAID)
  })

  it('get a refund at once and its return when the bank has made it', async () => {
    const { id } = await buy()
    await refund(id)
    const owed = [
      ['REFUNDED', 'REVENUE:BASIC', 690_00],
      ['REFUNDED', 'REVENUE:REPLIES', 290_00],
      ['REFUNDED', 'REFUNDS', -980_00],
    ]
    expect(await booked(id)).toEqual([...PAID, ...owed])

    await market.worker.runDue()
    const returned = [
      ['RETURNED', 'REFUNDS', 980_00],
      ['RETURNED', 'PROVIDER:sandbox', -980_00],
    ]
    expect(await booked(id)).toEqual([...PAID, ...owed, ...returned])
  })

  it('get nothing of what was not paid', async () => {
    const { id, confirmationUrl } = await begin()
    await press(confirmationUrl, 'decline')

    expect(await booked(id)).toEqual([])
  })

  it('get money that came too late and send it back', async () => {
    const { id, confirmationUrl } = await begin()
    await call(market, 'cancelPayment', { as: executor, params: { id } })
    await press(confirmationUrl, 'pay')
    await press(confirmationUrl, 'pay')
    await market.worker.runDue()

    expect(await booked(id)).toEqual([
      ['LATE', 'PROVIDER:sandbox', 980_00],
      ['LATE', 'REFUNDS', -980_00],
      ['RETURNED', 'REFUNDS', 980_00],
      ['RETURNED', 'PROVIDER:sandbox', -980_00],
    ])
  })

  it('take no movement that does not sum to zero, and let nothing be changed', async () => {
    const { id } = await begin()
    const { kysely } = market.database
    const write = (amounts: readonly number[]) =>
      kysely.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('money_transactions')
          .values({ payment_id: id, deed: 'LATE', at: new Date(market.clock.now()) })
          .returning('id')
          .executeTakeFirstOrThrow()
        for (const amount of amounts) {
          await trx
            .insertInto('money_entries')
            .values({ transaction_id: made.id, account: 'REFUNDS', amount })
            .execute()
        }
      })

    await expect(write([])).rejects.toThrow('do not sum to zero')
    await expect(write([1, 2])).rejects.toThrow('do not sum to zero')
    await write([5, -5])
    await expect(sql`update money_entries set amount = 6 where amount = 5`.execute(kysely)).rejects.toThrow(
      'never changed',
    )
    await expect(sql`delete from money_entries where amount = 5`.execute(kysely)).rejects.toThrow('never changed')
  })
})

describe('at night', () => {
  it('what fits together is left alone, and a refund that is on its way is not missed yet', async () => {
    const paid = await buy()
    const returned = await buy()
    await refund(returned.id)
    await market.worker.runDue()
    await night()

    expect([await differences(paid.id), await differences(returned.id)]).toEqual([[], []])
  })

  it('money that went back without us is found, and the line closes when it is cleared up', async () => {
    const { id } = await buy()
    const { kysely } = market.database
    const inSandbox = kysely.updateTable('sandbox_payments').where('payment_id', '=', id)
    await inSandbox.set({ refunded_at: new Date(market.clock.now()) }).execute()
    await night()
    expect(await differences(id)).toEqual([{ kind: 'RETURNED', expected: 0, found: 980_00, gone_at: null }])

    await inSandbox.set({ refunded_at: null }).execute()
    await night()
    expect(await differences(id)).toEqual([
      { kind: 'RETURNED', expected: 0, found: 980_00, gone_at: new Date(market.clock.now()) },
    ])
  })

  it('money that nobody told us of is found and sent back', async () => {
    const { id } = await begin()
    await call(market, 'cancelPayment', { as: executor, params: { id } })
    await market.database.kysely
      .updateTable('sandbox_payments')
      .set({ status: 'succeeded' })
      .where('payment_id', '=', id)
      .execute()
    await market.clock.elapse(AT_REST_MS)
    await night()
    await market.worker.runDue()

    expect((await booked(id)).map(([deed]) => deed)).toEqual(['LATE', 'LATE', 'RETURNED', 'RETURNED'])
  })

  it('what was given without an entry is found', async () => {
    const { id } = await begin()
    await market.database.kysely
      .updateTable('payments')
      .set({ status: 'SUCCEEDED', paid_at: new Date(market.clock.now()) })
      .where('id', '=', id)
      .execute()
    await night()

    expect((await differences(id)).map(({ kind }) => kind).toSorted()).toEqual([
      'BOOK_PROVIDER',
      'BOOK_REVENUE',
      'TAKEN',
    ])
  })
})
