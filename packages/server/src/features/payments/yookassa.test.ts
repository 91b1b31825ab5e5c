import { API_PREFIX } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { type FakeYooKassa, fakeYooKassa } from '../../../test/fake-yookassa.ts'
import { aMarketplace, aPerson, aProcess, call, type Marketplace, type Person } from '../../../test/marketplace.ts'
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
  const notice = (id: unknown, event = 'payment.succeeded') => ({ type: 'notification', event, object: { id } })
  const knock = async (
    remoteAddress: string,
    payload: object = notice('of nobody'),
    { app }: Pick<Marketplace, 'app'> = market,
    headers = {},
  ) => {
    const url = `${API_PREFIX}/payments/notifications/yookassa`
    const { statusCode } = await app.inject({ method: 'POST', url, remoteAddress, payload, headers })
    return statusCode
  }

  it('opens to its networks alone', async () => {
    for (const ip of ['185.71.76.1', '77.75.154.200', '2a02:5180::1']) expect(await knock(ip)).toBe(200)
    for (const ip of ['127.0.0.1', '185.71.78.1', '2a02:5181::1']) expect(await knock(ip)).toBe(403)
  })

  it('gives nothing for words alone, and what was paid once however late and often it is told', async () => {
    const config = { kind: 'yookassa', ...KEYS, vatCode: 1, apiUrl: bank.apiUrl } as const
    const shop = await aProcess(market, { payments: config, trustProxy: 1 })
    const tell = (id: string, event?: string, from = '185.71.76.1') => knock(from, notice(id, event), shop)
    const { id, providerId } = await aWaiting()

    // Forged: from elsewhere, with an address in a header, and of what the bank knows better.
    expect(await knock('10.0.0.1', notice(providerId), shop, { 'x-forwarded-for': '185.71.76.1, 203.0.113.7' })).toBe(
      403,
    )
    expect(await tell(providerId)).toBe(200)
    expect([await statusOf(id), await replies()]).toEqual(['PENDING', [0, 5]])

    bank.decide(providerId, 'succeeded')
    expect(await Promise.all([tell(providerId), tell(providerId), tell(providerId)])).toEqual([200, 200, 200])
    market.clock.advance(9 * 3_600_000)
    expect([await tell(providerId), await tell(providerId, 'payment.canceled')]).toEqual([200, 200])
    expect([await statusOf(id), await replies()]).toEqual(['SUCCEEDED', [0, 15]])

    // While the bank cannot be asked it is told to come again; what is no notice asks for nothing.
    const other = await aWaiting()
    bank.decide(other.providerId, 'succeeded')
    bank.breakAfterWork(1)
    expect(await tell(other.providerId)).toBe(503)
    expect([await tell(other.providerId), await statusOf(other.id)]).toEqual([200, 'SUCCEEDED'])
    for (const payload of [{}, notice(1), notice('x'.repeat(101)), { object: null }]) {
      expect(await knock('185.71.76.1', payload, shop)).toBe(200)
    }
    await shop.app.close()
  })
})
