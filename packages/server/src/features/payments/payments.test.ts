import { API_PREFIX, type Purchase } from '@artel/core/contract'
import { addMonths } from '@artel/core/tariffs/billing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  call,
  KAZAN,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import {
  type PaymentProvider,
  type ProviderState,
  ProviderUnavailable,
} from '../../platform/payments/payment-provider.ts'
import { SANDBOX_DELAY_MS } from '../../platform/payments/sandbox-provider.ts'
import { PAY_WITHIN_MS, paymentJobs } from './payment-jobs.ts'
import { createPaymentService, returnMoneyJob } from './payments.service.ts'

const REASON = { rule: 'BUYER_ASKED', comment: null } as const

let market: Marketplace
let executor: Person
let stranger: Person
let admin: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  stranger = await aPerson(market, { role: 'EXECUTOR' })
  admin = await aPerson(market, { role: 'ADMIN' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

const REPLIES: Purchase = { services: [{ type: 'REPLIES', unit: 'piece', amount: 10 }] }
const BASIC: Purchase = { tariff: { type: 'BASIC', months: 1 } }

const buy = async (body: Purchase = REPLIES) => (await call(market, 'createPayment', { as: executor, body })).data
const paymentOf = async (id: string, as = executor) => (await call(market, 'getPayment', { as, params: { id } })).data
const decide = async (url: string | null, decision: string) => {
  const { statusCode, headers } = await market.app.inject({
    method: 'POST',
    url: url ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  })
  return [statusCode, headers.location]
}
const replies = async () => {
  const { data } = await call(market, 'isConstraintMet', { as: executor, body: { additionalServiceType: 'REPLIES' } })
  return data
}
const inAMonth = () => addMonths(new Date(market.clock.now()), 1).toISOString()
const tariff = async () => (await call(market, 'getUserTariff', { as: executor })).data

describe('a purchase in the sandbox', () => {
  it('goes to the page of the bank and back, and what was bought is there', async () => {
    const payment = await buy()
    expect([payment.status, payment.total, payment.lines]).toEqual([
      'PENDING',
      29_000,
      [{ title: 'Отклики на задания, 10\u00a0штук', price: 29_000 }],
    ])

    const page = await market.app.inject(payment.confirmationUrl ?? '')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('290\u00a0₽')
    expect(page.body).toContain('Оплатить')
    expect(await decide(payment.confirmationUrl, 'pay')).toEqual([
      303,
      `/personal-area/paid-services?payment=${payment.id}`,
    ])

    const paid = await paymentOf(payment.id)
    expect([paid.status, paid.confirmationUrl, paid.paidAt]).toEqual([
      'SUCCEEDED',
      null,
      new Date(market.clock.now()).toISOString(),
    ])
    expect(await replies()).toEqual({ isMet: true, count: [0, 15] })
    const ledger = await call(market, 'listReplyLedger', { as: executor })
    expect(ledger.data.items.map(({ kind, source, amount }) => [kind, source, amount])).toEqual([
      ['PURCHASE', 'SERVICE', 10],
    ])
  })

  it('fails when the buyer declines, and nothing is given', async () => {
    const payment = await buy()
    await decide(payment.confirmationUrl, 'decline')

    expect((await paymentOf(payment.id)).status).toBe('FAILED')
    expect(await replies()).toEqual({ isMet: true, count: [0, 5] })
    const page = await market.app.inject(payment.confirmationUrl ?? '')
    expect([page.body.includes('Оплата отклонена.'), page.body.includes('<form')]).toEqual([true, false])
  })

  it('counts once, however often the bank says so and whatever is pressed later', async () => {
    const payment = await buy()
    await decide(payment.confirmationUrl, 'pay')
    await decide(payment.confirmationUrl, 'pay')
    await decide(payment.confirmationUrl, 'decline')

    expect((await paymentOf(payment.id)).status).toBe('SUCCEEDED')
    expect(await replies()).toEqual({ isMet: true, count: [0, 15] })
  })

  it('counts once when the bank says so twice', async () => {
    const payment = await buy()
    await decide(payment.confirmationUrl, 'double')

    expect((await paymentOf(payment.id)).status).toBe('SUCCEEDED')
    expect(await replies()).toEqual({ isMet: true, count: [0, 15] })
  })

  it('waits for a bank that is slow and says nothing, and is found paid', async () => {
    const payment = await buy()
    await decide(payment.confirmationUrl, 'delay')
    await decide(payment.confirmationUrl, 'decline')
    await market.worker.runDue()
    expect((await paymentOf(payment.id)).status).toBe('PENDING')
    const page = await market.app.inject(payment.confirmationUrl ?? '')
    expect([page.body.includes('Банк проводит платёж'), page.body.includes('<form')]).toEqual([true, false])

    await market.clock.elapse(SANDBOX_DELAY_MS)
    await market.worker.runDue()
    expect((await paymentOf(payment.id)).status).toBe('SUCCEEDED')
  })

  it('is made once for one key', async () => {
    const options = { as: executor, body: REPLIES, idempotencyKey: 'one-purchase' }
    const [first, second] = await Promise.all([
      call(market, 'createPayment', options),
      call(market, 'createPayment', options),
    ])

    expect(second.data.id).toBe(first.data.id)
    const { data } = await call(market, 'listPayments', { as: executor })
    expect(data.pagination.totalItems).toBe(1)
  })

  it('believes no notice that the bank has not signed, and knows no page of another payment', async () => {
    const payment = await buy()
    const id = payment.confirmationUrl?.split('/').at(-1)
    const forged = await market.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/payments/notifications/sandbox`,
      payload: { id, status: 'succeeded', signature: 'AAAA' },
    })

    expect(forged.statusCode).toBe(403)
    expect((await paymentOf(payment.id)).status).toBe('PENDING')
    expect((await market.app.inject(`/pay/sandbox/${payment.id}`)).statusCode).toBe(404)
    expect((await decide(payment.confirmationUrl, 'steal'))[0]).toBe(400)
  })

  it('can be cancelled until it is paid', async () => {
    const waiting = await buy()
    const cancel = { as: executor, params: { id: waiting.id } }
    expect((await call(market, 'cancelPayment', cancel)).data.status).toBe('CANCELED')
    expect((await refused(market, 'cancelPayment', cancel)).code).toBe('TRANSITION_REFUSED')

    const paid = await buy()
    await decide(paid.confirmationUrl, 'pay')
    const late = await refused(market, 'cancelPayment', { as: executor, params: { id: paid.id } })
    expect([late.code, late.refusal]).toEqual(['TRANSITION_REFUSED', 'WRONG_STATE'])
  })

  it('is nobody else’s business', async () => {
    const { id } = await buy()

    for (const operation of ['getPayment', 'cancelPayment'] as const) {
      expect((await refused(market, operation, { as: stranger, params: { id } })).code).toBe('NOT_FOUND')
    }
    expect((await refused(market, 'refundAdminPayment', { as: executor, params: { id }, body: REASON })).code).toBe(
      'FORBIDDEN',
    )
    expect((await call(market, 'listPayments', { as: stranger })).data.items).toEqual([])
  })
})

describe('a tariff', () => {
  it('is paid for, shows its limits and is given back with its services', async () => {
    const payment = await buy({ ...BASIC, services: [{ type: 'PRODUCTS', unit: 'month', amount: 2 }] })
    expect(payment.total).toBe(690_00 + 2 * 190_00)
    await decide(payment.confirmationUrl, 'pay')

    const bought = await tariff()
    expect([bought.tariff.type, bought.until, bought.nextType]).toEqual(['BASIC', inAMonth(), null])
    expect(bought.additionalServicesInfo).toContainEqual({ type: 'REPLIES', count: [0, 30] })
    expect(bought.additionalServicesInfo).toContainEqual({ type: 'PRODUCTS', count: [0, 40] })
    expect(bought.additionalServicesInfo).toContainEqual({ type: 'BASE_ANALYTICS', count: [0, null] })

    const refund = await call(market, 'refundAdminPayment', { as: admin, params: { id: payment.id }, body: REASON })
    expect(refund.data.status).toBe('REFUNDED')
    expect((await tariff()).tariff.type).toBe('FREE')
    const services = await call(market, 'listUserServices', { as: executor, query: { isActive: true } })
    expect(services.data.items).toEqual([])
    const again = await refused(market, 'refundAdminPayment', { as: admin, params: { id: payment.id }, body: REASON })
    expect(again.code).toBe('TRANSITION_REFUSED')
  })

  it('begins after a larger one that is paid for', async () => {
    await decide((await buy({ tariff: { type: 'PRO', months: 1 } })).confirmationUrl, 'pay')
    await decide((await buy(BASIC)).confirmationUrl, 'pay')

    const { tariff: current, until, nextType } = await tariff()
    expect([current.type, until, nextType]).toEqual(['PRO', inAMonth(), 'BASIC'])
  })
})

describe('a provider that is far away', () => {
  const states = new Map<string, ProviderState>()
  const refunds: string[] = []
  let isAway = false
  const amount = 290_00
  const far: PaymentProvider = {
    name: 'yookassa',
    async start({ paymentId }) {
      if (isAway) throw new ProviderUnavailable('away')
      if (!states.has(paymentId)) states.set(paymentId, 'pending')
      return { providerId: paymentId, confirmationUrl: 'https://yookassa.example/pay' }
    },
    async look(id) {
      if (isAway) throw new ProviderUnavailable('away')
      return { state: states.get(id) ?? 'canceled', amount, refunded: refunds.includes(id) ? 290_00 : 0 }
    },
    async refund({ providerId }) {
      refunds.push(providerId)
    },
  }
  const enqueued: string[] = []
  const service = () =>
    createPaymentService({
      db: market.database.kysely,
      clock: market.clock,
      logger: createLogger({ logLevel: 'silent' }),
      jobs: {
        enqueue: async (_trx, kind, payload) => {
          if (kind.name === returnMoneyJob.name) enqueued.push((payload as { paymentId: string }).paymentId)
        },
      },
      providers: [far],
      log: { write: async () => {} },
      vatCode: 1,
      publicUrl: 'https://artel.test',
    })
  const begun = async () => {
    const viewer = { kind: 'user', id: executor.id, role: 'EXECUTOR', sessionId: executor.sessionId } as const
    const { id } = await market.database.kysely.transaction().execute((trx) =>
      service().create({ trx, afterCommit: () => {} }, viewer, {
        tariff: null,
        services: [{ type: 'REPLIES', unit: 'piece', amount: 10, categoryId: null, cityId: null }],
      }),
    )
    return id
  }
  const sweep = async () => {
    const [job] = paymentJobs({ db: market.database.kysely, clock: market.clock, payments: service() })
    const ctx = { signal: new AbortController().signal, logger: createLogger({ logLevel: 'silent' }) }
    await job?.run({}, ctx as never)
  }
  const statusOf = async (id: string) => (await paymentOf(id)).status

  it('is asked again for a purchase that it could not take', async () => {
    const id = await begun()
    isAway = true
    await expect(service().submit(id)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' })
    isAway = false
    expect(await statusOf(id)).toBe('CREATED')

    expect(await service().submit(id)).toMatchObject({ status: 'PENDING' })
    expect(await service().submit(id)).toMatchObject({ status: 'PENDING' })
  })

  it('is asked by the sweep when it says nothing by itself', async () => {
    const id = await begun()
    await service().submit(id)
    await sweep()
    expect(await statusOf(id)).toBe('PENDING')

    states.set(id, 'succeeded')
    await sweep()
    expect(await statusOf(id)).toBe('SUCCEEDED')
  })

  it('is believed in what it answers, not in what somebody says in its name', async () => {
    const id = await begun()
    await service().submit(id)
    await service().settleAtProvider('yookassa', id)
    expect(await statusOf(id)).toBe('PENDING')

    states.set(id, 'canceled')
    await service().settleAtProvider('yookassa', id)
    await service().settleAtProvider('yookassa', 'somebody else’s')
    expect(await statusOf(id)).toBe('FAILED')
  })

  it('has an hour, and gives money back that comes later', async () => {
    const id = await begun()
    await service().submit(id)
    await market.clock.elapse(PAY_WITHIN_MS)
    await sweep()
    expect(await statusOf(id)).toBe('FAILED')

    states.set(id, 'succeeded')
    await service().settleAtProvider('yookassa', id)
    expect([await statusOf(id), enqueued]).toEqual(['FAILED', [id]])
    await service().returnMoney(id)
    await service().returnMoney(id)
    expect(refunds).toEqual([id])
  })
})

describe('the price list', () => {
  it('is open to everybody, and the server alone calculates by it', async () => {
    const { data } = await call(market, 'listTariffs', {})
    expect(data.map(({ type, price }) => [type, price])).toEqual([
      ['FREE', 0],
      ['BASIC', 69_000],
      ['STANDARD', 149_000],
      ['PRO', 299_000],
    ])
    expect(data[0]?.services.find(({ type }) => type === 'NEW_TASKS_NOTIFICATION')?.note).toBe('раз в день')

    const top = { type: 'TOP_EXECUTORS', unit: 'day', amount: 7, categoryId: 11, cityId: KAZAN.id } as const
    const body: Purchase = { tariff: { type: 'STANDARD', months: 3 }, services: [top] }
    expect((await call(market, 'calculateServices', { as: executor, body })).data).toEqual({
      lines: [
        { title: 'Тариф «Стандарт», 3\u00a0месяца', price: 447_000 },
        { title: 'Место в топе исполнителей, 7\u00a0дней', price: 99_000 },
      ],
      total: 546_000,
    })
  })

  it.each([
    ['a tariff that costs nothing', { tariff: { type: 'FREE', months: 1 } }],
    ['pieces that are not listed', { services: [{ type: 'REPLIES', unit: 'piece', amount: 11 }] }],
    ['a unit that is not listed', { services: [{ type: 'REPLIES', unit: 'month', amount: 1 }] }],
    ['more months than a year', { services: [{ type: 'CASES', unit: 'month', amount: 13 }] }],
    [
      'a place that is not there',
      { services: [{ type: 'TOP_EXECUTORS', unit: 'day', amount: 1, categoryId: 999, cityId: KAZAN.id }] },
    ],
  ] as const)('sells no %s', async (_, body) => {
    for (const operation of ['calculateServices', 'createPayment'] as const) {
      expect((await refused(market, operation, { as: executor, body: body as never })).code).toBe('PURCHASE_REFUSED')
    }
  })

  it('shows what can be bought with what is left of it, and places at the top one after another', async () => {
    const top = { type: 'TOP_EXECUTORS', unit: 'day', amount: 1, categoryId: 11, cityId: KAZAN.id } as const
    await decide((await buy({ services: [top, top] })).confirmationUrl, 'pay')

    const info = (await call(market, 'getUserServicesInfo', { as: executor })).data
    expect(info.map(({ type, count }) => [type, count])).toEqual([
      ['REPLIES', [0, 0]],
      ['TOP_EXECUTORS', [0, null]],
      ['PRODUCTS', [0, 0]],
      ['CASES', [0, 0]],
      ['ADVANCED_ANALYTICS', [0, 0]],
    ])
    const { data } = await call(market, 'listUserServices', { as: executor, query: { type: 'TOP_EXECUTORS' } })
    const [second, first] = data.items
    expect([first?.category?.name, first?.city?.name, second?.from]).toEqual(['Сантехника', 'Казань', first?.until])
  })
})
