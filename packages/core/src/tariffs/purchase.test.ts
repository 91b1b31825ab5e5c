import { afterAll, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import { type Calculation, errorCatalogue, type Payment, type Purchase } from '../contract/index.ts'
import {
  answer,
  fakeIds,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  TEST_NOW,
  testUuid,
  unreachable,
  watchTransitions,
} from '../testing/index.ts'
import { PAYMENT_LIFETIME, PAYMENT_POLL, providePurchase, purchaseMachine, selectPurchase } from './index.ts'

const watch = watchTransitions(purchaseMachine)
afterAll(() => expect(watch.missed()).toEqual([]))

const TEN: Purchase = { services: [{ type: 'REPLIES', unit: 'piece', amount: 10 }] }
const THIRTY: Purchase = { services: [{ type: 'REPLIES', unit: 'piece', amount: 30 }] }
const priced = (price: number): Calculation => ({ lines: [{ title: 'Отклики', price }], total: price })
const aPayment = (status: Payment['status']): Payment => ({
  id: testUuid(700),
  status,
  ...priced(29_000),
  confirmationUrl: status === 'PENDING' ? '/pay/sandbox/1' : null,
  createdAt: TEST_NOW,
  paidAt: null,
})

const setUp = (paymentId?: string) => {
  const transport = fakeTransport()
  const clock = manualClock()
  const ids = fakeIds()
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  transport
    .on('calculateServices', (call) => {
      const [service] = (call.body as { services: { amount: number }[] }).services
      return answer({ data: priced((service?.amount ?? 0) * 2_900) })(call)
    })
    .on('createPayment', answer({ data: aPayment('PENDING') }))
    .on('getPayment', answer({ data: aPayment('PENDING') }))
    .on('cancelPayment', answer({ data: aPayment('CANCELED') }))
  const actor = createActor(providePurchase(api), {
    input: { ids, purchase: TEN, ...(paymentId && { paymentId }) },
    clock,
    inspect: watch.inspect,
  })
  const urls: string[] = []
  actor.on('confirmation.needed', ({ url }) => urls.push(url))
  actor.start()
  const view = () => selectPurchase(actor.getSnapshot())
  const keys = () => transport.calls('createPayment').map(({ request }) => request.headers['Idempotency-Key'])
  return { transport, clock, actor, view, urls, keys }
}
const ready = async () => {
  const world = setUp()
  await settle()
  return world
}
const waiting = async () => {
  const world = await ready()
  world.actor.send({ type: 'purchase.pay' })
  await settle()
  return world
}

describe('a purchase', () => {
  it('is begun once, however often it is pressed and whatever is chosen meanwhile', async () => {
    const { actor, transport } = await ready()
    actor.send({ type: 'purchase.pay' })
    actor.send({ type: 'purchase.change', purchase: THIRTY })
    actor.send({ type: 'purchase.pay' })
    await settle()
    actor.send({ type: 'purchase.pay' })
    await settle()
    expect(transport.calls('createPayment').map(({ body }) => body)).toEqual([TEN])
  })

  it('is calculated by the server, anew after each change', async () => {
    const { actor, view } = setUp()
    expect(view()).toEqual({ status: 'calculating', calculation: null })
    await settle()
    expect(view()).toEqual({ status: 'ready', calculation: priced(29_000) })

    actor.send({ type: 'purchase.change', purchase: THIRTY })
    actor.send({ type: 'purchase.change', purchase: TEN })
    expect(view()).toEqual({ status: 'calculating', calculation: priced(29_000) })
    await settle()
    expect(view()).toEqual({ status: 'ready', calculation: priced(29_000) })
    actor.send({ type: 'purchase.change', purchase: THIRTY })
    await settle()
    expect(view()).toEqual({ status: 'ready', calculation: priced(87_000) })
  })

  it('says why it cannot be calculated, and tries again or something else', async () => {
    const { actor, view, transport } = setUp()
    transport.next('calculateServices', refusal('PURCHASE_REFUSED'))
    actor.send({ type: 'purchase.change', purchase: THIRTY })
    await settle()
    expect(view()).toEqual({ status: 'failed', message: errorCatalogue.PURCHASE_REFUSED.message, canRetry: true })
    actor.send({ type: 'purchase.retry' })
    await settle()
    expect(view()).toEqual({ status: 'ready', calculation: priced(87_000) })

    transport.next('calculateServices', refusal('PURCHASE_REFUSED'))
    actor.send({ type: 'purchase.change', purchase: TEN })
    await settle()
    actor.send({ type: 'purchase.change', purchase: THIRTY })
    await settle()
    expect(view()).toEqual({ status: 'ready', calculation: priced(87_000) })
  })

  it('becomes another one after a payment that failed, under another key', async () => {
    const { actor, view, keys, transport } = await ready()
    transport.next('createPayment', refusal('RATE_LIMITED'))
    actor.send({ type: 'purchase.pay' })
    await settle()
    actor.send({ type: 'purchase.change', purchase: THIRTY })
    await settle()
    expect(view()).toEqual({ status: 'ready', calculation: priced(87_000) })
    actor.send({ type: 'purchase.pay' })
    await settle()

    expect(transport.calls('createPayment').map(({ body }) => body)).toEqual([TEN, THIRTY])
    expect(new Set(keys()).size).toBe(2)
  })

  it('shows the payment from the moment it is made, and as the server has it last', async () => {
    const { actor, view, transport, clock } = await ready()
    const asked = held<{ data: Payment }>()
    transport.next('getPayment', asked)
    actor.send({ type: 'purchase.pay' })
    await settle()
    expect(view()).toEqual({ status: 'waiting', payment: aPayment('PENDING'), isCancelling: false })

    const elsewhere = { ...aPayment('PENDING'), confirmationUrl: '/pay/sandbox/2' }
    asked.release(answer({ data: elsewhere }))
    await settle()
    expect(view()).toEqual({ status: 'waiting', payment: elsewhere, isCancelling: false })
    await clock.elapse(PAYMENT_POLL)
    expect(transport.calls('getPayment').map(({ params }) => params)).toEqual(Array(2).fill({ id: testUuid(700) }))
  })

  it('sends the buyer to pay and waits for the outcome', async () => {
    const { actor, view, urls, transport, clock } = await ready()
    actor.send({ type: 'purchase.pay' })
    expect(view()).toEqual({ status: 'paying', calculation: priced(29_000) })
    await settle()
    expect([view().status, urls]).toEqual(['waiting', ['/pay/sandbox/1']])

    transport.next('getPayment', unreachable('cancelled')).on('getPayment', answer({ data: aPayment('SUCCEEDED') }))
    await clock.elapse(PAYMENT_POLL)
    expect(view().status).toBe('waiting')
    await clock.elapse(PAYMENT_POLL)
    expect(view()).toEqual({ status: 'paid', payment: aPayment('SUCCEEDED') })
  })

  it('is taken up again by whoever comes back from paying', async () => {
    const { view, transport } = setUp(testUuid(700))
    transport.on('getPayment', answer({ data: aPayment('SUCCEEDED') }))
    await settle()

    expect(view().status).toBe('paid')
    expect(transport.calls('calculateServices')).toEqual([])
  })

  it('is sent again under the same key while it is the same purchase', async () => {
    const { actor, view, keys, transport } = await ready()
    transport.next('createPayment', refusal('RATE_LIMITED'))
    actor.send({ type: 'purchase.pay' })
    await settle()
    expect(view().status).toBe('failed')
    actor.send({ type: 'purchase.retry' })
    await settle()

    expect(view().status).toBe('waiting')
    const [first, second] = keys()
    expect([keys().length, first === second]).toEqual([2, true])
  })
})

describe('a payment that does not come through', () => {
  it('leaves the way to buy open, under a new key', async () => {
    const { actor, view, keys, transport, clock } = await waiting()
    transport.on('getPayment', answer({ data: aPayment('FAILED') }))
    await clock.elapse(PAYMENT_POLL)
    expect(view()).toEqual({ status: 'failed', message: 'Оплата не прошла, деньги не списаны.', canRetry: false })

    actor.send({ type: 'purchase.retry' })
    await settle()
    actor.send({ type: 'purchase.pay' })
    await settle()
    const [first, second] = keys()
    expect(first === second).toBe(false)
  })

  it('expires when nobody pays', async () => {
    const { actor, view, clock } = await waiting()
    await clock.elapse(PAYMENT_LIFETIME)
    expect(view()).toEqual({ status: 'expired' })

    actor.send({ type: 'purchase.retry' })
    await settle()
    expect(view().status).toBe('ready')
  })

  it('is cancelled by the buyer', async () => {
    const { actor, view, transport } = await waiting()
    actor.send({ type: 'purchase.cancel' })
    expect(view()).toMatchObject({ status: 'waiting', isCancelling: true })
    await settle()
    expect(transport.calls('cancelPayment').map(({ params }) => params)).toEqual([{ id: testUuid(700) }])

    expect(view()).toEqual({ status: 'cancelled', payment: aPayment('CANCELED') })
  })

  it('is not asked after any more once it is being cancelled', async () => {
    const { actor, transport, clock } = await waiting()
    transport.next('getPayment', held<never>())
    await clock.elapse(PAYMENT_POLL)
    actor.send({ type: 'purchase.cancel' })

    expect(transport.calls('getPayment').at(-1)?.request.signal?.aborted).toBe(true)
  })

  it.each([
    ['cancelled', 'CANCELED'],
    ['refunded', 'REFUNDED'],
  ] as const)('was %s elsewhere', async (status, wire) => {
    const { view, transport } = setUp(testUuid(700))
    transport.on('getPayment', answer({ data: aPayment(wire) }))
    await settle()

    expect(view()).toEqual({ status, payment: aPayment(wire) })
  })

  it('is not waited for when nobody knows it', async () => {
    const { view, transport } = setUp(testUuid(700))
    transport.on('getPayment', refusal('NOT_FOUND'))
    await settle()

    expect(view()).toEqual({
      status: 'failed',
      message: 'Такой покупки у вас нет: возможно, её сделали из другого аккаунта.',
      canRetry: false,
    })
    expect(transport.calls('getPayment')).toHaveLength(1)
  })

  it('cannot be cancelled any more once it is paid', async () => {
    const { actor, view, transport } = await waiting()
    transport
      .on('cancelPayment', refusal('TRANSITION_REFUSED'))
      .on('getPayment', answer({ data: aPayment('SUCCEEDED') }))
    actor.send({ type: 'purchase.cancel' })
    await settle()
    await settle()

    expect(view().status).toBe('paid')
  })
})
