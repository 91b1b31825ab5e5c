import { API_PREFIX } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { type FakeYooKassa, fakeYooKassa } from '../../../test/fake-yookassa.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { createYooKassaProvider } from '../../platform/payments/yookassa-provider.ts'
import { createPaymentService, type PaymentService } from './payments.service.ts'

const KEYS = { shopId: '100500', secretKey: 'test_secret' }
const REPLIES = { type: 'REPLIES', unit: 'piece', amount: 10, categoryId: null, cityId: null } as const

let market: Marketplace
let bank: FakeYooKassa
let payments: PaymentService
let executor: Person
const returned: string[] = []
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  bank = await fakeYooKassa(KEYS)
  payments = createPaymentService({
    db: market.database.kysely,
    clock: market.clock,
    logger: createLogger({ logLevel: 'silent' }),
    jobs: {
      enqueue: async (_trx, _kind, payload) => {
        returned.push((payload as { paymentId: string }).paymentId)
      },
    },
    providers: [createYooKassaProvider({ ...KEYS, apiUrl: bank.apiUrl })],
    publicUrl: 'https://artel.test',
    log: { write: async () => {} },
    vatCode: 1,
  })
})
afterAll(async () => {
  await bank.close()
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

const buyer = () => ({ kind: 'user', id: executor.id, role: 'EXECUTOR', sessionId: executor.sessionId }) as const
const begin = () =>
  market.database.kysely
    .transaction()
    .execute((trx) => payments.create({ trx, afterCommit: () => {} }, buyer(), { tariff: null, services: [REPLIES] }))
const atBank = async (id: string) => {
  const row = await market.database.kysely
    .selectFrom('payments')
    .select('provider_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.provider_id ?? ''
}
/** A purchase whose buyer stands at YooKassa’s page. */
const aWaiting = async () => {
  const { id } = await begin()
  await payments.submit(id)
  return { id, providerId: await atBank(id) }
}
const statusOf = async (id: string) => (await payments.get(buyer(), id)).status
const replies = async () => {
  const body = { additionalServiceType: 'REPLIES' } as const
  return (await call(market, 'isConstraintMet', { as: executor, body })).data.count
}

describe('a purchase through YooKassa', () => {
  it('is begun once when the answer is lost on its way', async () => {
    const { id } = await begin()
    const before = bank.payments.size
    bank.breakAfterWork(1)
    await expect(payments.submit(id)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' })
    const submitted = await payments.submit(id)

    expect(bank.payments.size).toBe(before + 1)
    expect(submitted.confirmationUrl).toBe(`https://yoomoney.ru/pay/${await atBank(id)}`)
  })

  it('has a receipt for the buyer, and so has its refund', async () => {
    const { id, providerId } = await aWaiting()
    const receipt = bank.payments.get(providerId)?.receipt as { customer: unknown; items: { amount: unknown }[] }
    expect(receipt.customer).toEqual({ email: `${executor.id}@artel.test` })
    expect(receipt.items.map(({ amount }) => amount)).toEqual([{ value: '290.00', currency: 'RUB' }])

    bank.decide(providerId, 'succeeded')
    await payments.settleAtProvider('yookassa', providerId)
    const admin = { ...buyer(), role: 'ADMIN' } as const
    await market.database.kysely
      .transaction()
      .execute((trx) =>
        payments.refund({ trx, afterCommit: () => {} }, admin, id, { rule: 'BUYER_ASKED', comment: null }),
      )
    bank.breakAfterWork(1)
    await expect(payments.returnMoney(id)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' })
    await payments.returnMoney(id)
    await payments.returnMoney(id)

    const refunds = bank.refunds.filter(({ payment_id }) => payment_id === providerId)
    expect(refunds.map(({ amount, receipt: printed }) => [amount, printed])).toEqual([
      [{ value: '290.00', currency: 'RUB' }, receipt],
    ])
  })

  it('counts once, whether notices come early, twice or late', async () => {
    const { id, providerId } = await aWaiting()
    await payments.settleAtProvider('yookassa', providerId)
    expect(await statusOf(id)).toBe('PENDING')

    bank.decide(providerId, 'succeeded')
    await Promise.all([
      payments.settleAtProvider('yookassa', providerId),
      payments.settleAtProvider('yookassa', providerId),
    ])
    await payments.settleAtProvider('yookassa', providerId)
    expect([await statusOf(id), await replies()]).toEqual(['SUCCEEDED', [0, 15]])
  })

  it('is sent back once when the notice comes after its end, however often', async () => {
    const { id, providerId } = await aWaiting()
    await market.database.kysely
      .transaction()
      .execute((trx) => payments.cancel({ trx, afterCommit: () => {} }, buyer(), id))
    bank.decide(providerId, 'succeeded')
    returned.length = 0
    for (let notice = 0; notice < 3; notice += 1) await payments.settleAtProvider('yookassa', providerId)

    expect([await statusOf(id), await replies(), returned]).toEqual(['CANCELED', [0, 5], [id]])
    await payments.returnMoney(id)
    expect(bank.payments.get(providerId)?.refunded_amount.value).toBe('290.00')
  })
})

describe('the door for YooKassa’s notices', () => {
  const knock = async (remoteAddress: string) => {
    const { statusCode } = await market.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/payments/notifications/yookassa`,
      remoteAddress,
      payload: { type: 'notification', event: 'payment.succeeded', object: { id: 'of nobody' } },
    })
    return statusCode
  }

  it('opens to its networks alone', async () => {
    for (const ip of ['185.71.76.1', '77.75.154.200', '2a02:5180::1']) expect(await knock(ip)).toBe(200)
    for (const ip of ['127.0.0.1', '185.71.78.1', '2a02:5181::1']) expect(await knock(ip)).toBe(403)
  })
})
