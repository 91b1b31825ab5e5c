import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProviderUnavailable } from './payment-provider.ts'
import { createYooKassaProvider } from './yookassa-provider.ts'

// Answers in the shapes of YooKassa's documentation (https://yookassa.ru/developers/api), shortened to what is there.
const PAYMENT = {
  id: '23d93cac-000f-5000-8000-126628f15141',
  status: 'pending',
  amount: { value: '290.00', currency: 'RUB' },
  description: 'Отклики на задания, 10 штук',
  recipient: { account_id: '100500', gateway_id: '100700' },
  created_at: '2026-11-21T09:00:00.000Z',
  confirmation: {
    type: 'redirect',
    return_url: 'https://artel.test/personal-area/paid-services?payment=1',
    confirmation_url: 'https://yoomoney.ru/api-pages/v2/payment-confirm/epl?orderId=23d93cac',
  },
  test: true,
  paid: false,
  refundable: false,
  metadata: { payment_id: '5d0cbb2e-0000-4000-8000-000000000001' },
}
const REFUND = {
  id: '216749f7-0016-50be-b000-078d43a63ae4',
  status: 'succeeded',
  amount: { value: '290.00', currency: 'RUB' },
  created_at: '2026-11-21T10:00:00.000Z',
  payment_id: PAYMENT.id,
}
const ERROR = { type: 'error', id: 'ab5a11cd', code: 'invalid_credentials', description: 'Basic authentication failed' }

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

let server: Server
let seen: Seen[]
let answer: [status: number, body: unknown]
beforeEach(async () => {
  seen = []
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    seen.push({ method, url, headers, body: method === 'POST' ? await json(request) : undefined })
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const receipt = {
  email: 'buyer@artel.test',
  items: [
    { title: 'Отклики на задания, 10 штук', price: 290_00, vatCode: 1, subject: 'service', mode: 'full_payment' },
  ],
} as const
const PRINTED = {
  customer: { email: 'buyer@artel.test' },
  items: [
    {
      description: 'Отклики на задания, 10 штук',
      quantity: '1.00',
      amount: { value: '290.00', currency: 'RUB' },
      vat_code: 1,
      payment_subject: 'service',
      payment_mode: 'full_payment',
    },
  ],
}

const provider = () =>
  createYooKassaProvider({
    shopId: '100500',
    secretKey: 'test_secret',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
  })
const paymentId = PAYMENT.metadata.payment_id

describe('YooKassa', () => {
  it('begins a payment under our number, so that asking again begins no second one', async () => {
    answer = [200, PAYMENT]
    const begun = await provider().start({
      paymentId,
      amount: 29_000,
      description: PAYMENT.description,
      returnUrl: PAYMENT.confirmation.return_url,
      receipt,
    })

    expect(begun).toEqual({ providerId: PAYMENT.id, confirmationUrl: PAYMENT.confirmation.confirmation_url })
    expect([seen[0]?.method, seen[0]?.url, seen[0]?.headers['idempotence-key']]).toEqual([
      'POST',
      '/v3/payments',
      paymentId,
    ])
    expect(seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from('100500:test_secret').toString('base64')}`)
    expect(seen[0]?.body).toEqual({
      amount: { value: '290.00', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'redirect', return_url: PAYMENT.confirmation.return_url },
      description: PAYMENT.description,
      metadata: { payment_id: paymentId },
      receipt: PRINTED,
    })
  })

  it.each([
    ['pending', 'pending'],
    ['waiting_for_capture', 'pending'],
    ['succeeded', 'succeeded'],
    ['canceled', 'canceled'],
  ])('is asked how a payment stands: %s', async (status, state) => {
    const { confirmation, ...settled } = PAYMENT
    answer = [200, { ...settled, status }]

    expect(await provider().look(PAYMENT.id)).toEqual({ state, amount: 29_000, refunded: 0 })
    expect([seen[0]?.method, seen[0]?.url]).toEqual(['GET', `/v3/payments/${PAYMENT.id}`])
  })

  it('says how much has been given back', async () => {
    answer = [200, { ...PAYMENT, status: 'succeeded', refunded_amount: { value: '290.00', currency: 'RUB' } }]

    expect(await provider().look(PAYMENT.id)).toEqual({ state: 'succeeded', amount: 29_000, refunded: 29_000 })
  })

  it('is not believed in another currency', async () => {
    answer = [200, { ...PAYMENT, status: 'succeeded', amount: { value: '290.00', currency: 'USD' } }]

    await expect(provider().look(PAYMENT.id)).rejects.toThrow(ProviderUnavailable)
  })

  it('gives the whole amount back once', async () => {
    answer = [200, REFUND]
    await provider().refund({ paymentId, providerId: PAYMENT.id, amount: 29_050, receipt })

    expect([seen[0]?.url, seen[0]?.headers['idempotence-key'], seen[0]?.body]).toEqual([
      '/v3/refunds',
      `refund-${paymentId}`,
      { payment_id: PAYMENT.id, amount: { value: '290.50', currency: 'RUB' }, receipt: PRINTED },
    ])
  })

  it.each([
    ['refuses the keys', [401, ERROR]],
    ['is broken', [500, {}]],
    ['says something else', [200, { id: 5 }]],
    ['gives no address to pay at', [200, { id: 'x', status: 'pending', amount: PAYMENT.amount }]],
  ] as const)('is not available when it %s', async (_, said) => {
    answer = [...said]
    const order = { paymentId, amount: 100, description: 'x', returnUrl: 'https://artel.test/', receipt: null }

    await expect(provider().start(order)).rejects.toThrow(ProviderUnavailable)
  })

  it('is not available when a refund is refused', async () => {
    answer = [200, { ...REFUND, status: 'canceled' }]

    await expect(provider().refund({ paymentId, providerId: PAYMENT.id, amount: 100, receipt: null })).rejects.toThrow(
      'YooKassa has refused the refund',
    )
  })
})
