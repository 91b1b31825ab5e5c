import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Money {
  readonly value: string
  readonly currency: string
}

interface FakePayment {
  readonly id: string
  readonly amount: Money
  status: 'pending' | 'succeeded' | 'canceled'
  refunded_amount: Money
  readonly confirmation: { readonly type: 'redirect'; readonly confirmation_url: string }
  readonly receipt: unknown
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** YooKassa as its documentation describes it, as far as a shop needs it (https://yookassa.ru/developers/api). */
export interface FakeYooKassa {
  readonly apiUrl: string
  readonly payments: ReadonlyMap<string, FakePayment>
  readonly refunds: readonly { readonly payment_id: string; readonly amount: Money; readonly receipt: unknown }[]
  decide(id: string, status: 'succeeded' | 'canceled'): void
  /** Answers so many requests only after they have done their work: the caller hears of a broken connection. */
  breakAfterWork(requests: number): void
  close(): Promise<void>
}

export async function fakeYooKassa({
  shopId,
  secretKey,
}: {
  shopId: string
  secretKey: string
}): Promise<FakeYooKassa> {
  const payments = new Map<string, FakePayment>()
  const refunds: { payment_id: string; amount: Money; receipt: unknown }[] = []
  /** What was answered to a key is answered again. */
  const answered = new Map<string, Answer>()
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  let broken = 0

  const refusal = (status: number, code: string): Answer => ({
    status,
    body: { type: 'error', id: randomUUID(), code },
  })

  const begin = ({ amount, receipt }: { amount: Money; receipt: unknown }): Answer => {
    const id = randomUUID()
    const confirmation = { type: 'redirect', confirmation_url: `https://yoomoney.ru/pay/${id}` } as const
    const payment = {
      id,
      amount,
      status: 'pending',
      refunded_amount: { ...amount, value: '0.00' },
      confirmation,
      receipt,
    } as const
    payments.set(id, { ...payment })
    return { status: 200, body: payment }
  }

  const refund = (asked: { payment_id: string; amount: Money; receipt: unknown }): Answer => {
    const payment = payments.get(asked.payment_id)
    if (payment?.status !== 'succeeded' || payment.refunded_amount.value !== '0.00')
      return refusal(400, 'invalid_request')
    payment.refunded_amount = asked.amount
    refunds.push(asked)
    return { status: 200, body: { id: randomUUID(), status: 'succeeded', ...asked } }
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.headers.authorization !== authorization) return refusal(401, 'invalid_credentials')
    const [, , resource, id] = (request.url ?? '').split('/')
    if (request.method === 'GET') {
      const payment = resource === 'payments' && id !== undefined ? payments.get(id) : undefined
      return payment ? { status: 200, body: payment } : refusal(404, 'not_found')
    }
    const key = request.headers['idempotence-key']
    if (typeof key !== 'string') return refusal(400, 'invalid_request')
    const body = await json(request)
    const known = answered.get(key)
    if (known) return known
    const made = resource === 'refunds' ? refund(body as never) : begin(body as never)
    if (made.status === 200) answered.set(key, made)
    return made
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request)
    if (broken > 0) {
      broken -= 1
      response.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
    payments,
    refunds,
    decide(id, status) {
      const payment = payments.get(id)
      if (payment?.status === 'pending') payment.status = status
    },
    breakAfterWork(requests) {
      broken = requests
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
