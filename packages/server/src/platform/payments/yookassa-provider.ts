import * as z from 'zod'
import { type PaymentProvider, type ProviderState, ProviderUnavailable, type Receipt } from './payment-provider.ts'

/** Keys of a shop at YooKassa. */
export interface YooKassaKeys {
  readonly shopId: string
  readonly secretKey: string
}

export interface YooKassaOptions extends YooKassaKeys {
  /** Address of the API without a slash at the end; another one only in tests. */
  readonly apiUrl?: string
}

const API_URL = 'https://api.yookassa.ru/v3'
const ANSWER_WITHIN_MS = 10_000

/** «290.00» → 29000 kopecks. */
const money = z
  .object({ value: z.string().regex(/^\d{1,12}\.\d{2}$/), currency: z.literal('RUB') })
  .transform(({ value }) => Number(value.replace('.', '')))

const paymentShape = z.object({
  id: z.string().min(1),
  amount: money,
  refunded_amount: money.optional(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  confirmation: z.object({ confirmation_url: z.url() }).partial().optional(),
})
const refundShape = z.object({ status: z.enum(['pending', 'succeeded', 'canceled']) })

const STATES: Readonly<Record<z.output<typeof paymentShape>['status'], ProviderState>> = {
  pending: 'pending',
  waiting_for_capture: 'pending',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** 29000 kopecks → «290.00». */
const rubles = (kopecks: number) => ({
  value: `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
  currency: 'RUB',
})

/** What the shop's cash register at YooKassa prints. */
const printed = (receipt: Receipt | null) =>
  receipt && {
    receipt: {
      customer: { email: receipt.email },
      items: receipt.items.map(({ title, price, vatCode, subject, mode }) => ({
        description: title,
        quantity: '1.00',
        amount: rubles(price),
        vat_code: vatCode,
        payment_subject: subject,
        payment_mode: mode,
      })),
    },
  }

/** YooKassa's REST API, version 3: payments in one step, confirmed by the buyer on its page. */
export function createYooKassaProvider({ shopId, secretKey, apiUrl = API_URL }: YooKassaOptions): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

  const request = async <T>(shape: z.ZodType<T>, path: string, keyed?: { key: string; body: object }): Promise<T> => {
    try {
      const response = await fetch(apiUrl + path, {
        method: keyed ? 'POST' : 'GET',
        headers: {
          authorization,
          ...(keyed && { 'content-type': 'application/json', 'idempotence-key': keyed.key }),
        },
        ...(keyed && { body: JSON.stringify(keyed.body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      if (!response.ok)
        throw new Error(`YooKassa answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
      return shape.parse(await response.json())
    } catch (cause) {
      throw new ProviderUnavailable(`YooKassa: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }

  return {
    name: 'yookassa',

    async start({ paymentId, amount, description, returnUrl, receipt }) {
      const begun = await request(paymentShape, '/payments', {
        key: paymentId,
        body: {
          amount: rubles(amount),
          capture: true,
          confirmation: { type: 'redirect', return_url: returnUrl },
          description,
          metadata: { payment_id: paymentId },
          ...printed(receipt),
        },
      })
      const url = begun.confirmation?.confirmation_url
      if (url === undefined) throw new ProviderUnavailable('YooKassa: no address to confirm the payment at')
      return { providerId: begun.id, confirmationUrl: url }
    },

    async look(providerId) {
      const payment = await request(paymentShape, `/payments/${encodeURIComponent(providerId)}`)
      return { state: STATES[payment.status], amount: payment.amount, refunded: payment.refunded_amount ?? 0 }
    },

    async refund({ paymentId, providerId, amount, receipt }) {
      const { status } = await request(refundShape, '/refunds', {
        key: `refund-${paymentId}`,
        body: { payment_id: providerId, amount: rubles(amount), ...printed(receipt) },
      })
      if (status === 'canceled') throw new ProviderUnavailable('YooKassa has refused the refund')
    },
  }
}
