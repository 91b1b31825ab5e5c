import { indexCategories } from '@artel/core/categories'
import type { Calculation, Payment } from '@artel/core/contract'
import { decidePayment, type PaymentActor, type PaymentCommand } from '@artel/core/tariffs'
import { orderTerms, type PurchaseOrder, priceOf, type TopPlace, topPlacesOf } from '@artel/core/tariffs/billing'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import type { StoredPayment } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { allowed, found } from './allow.ts'
import { pageOf } from './paging.ts'
import { give, takeBack } from './purchases.ts'
import { termsOf } from './set-prices.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'

const calculated = ({ world }: MockCall, order: PurchaseOrder): Calculation => {
  const { byId } = indexCategories(world.categories)
  const isThere = ({ categoryId, cityId }: TopPlace) =>
    categoryId !== null && byId.has(categoryId) && world.places.some(({ id }) => id === cityId)
  const price = topPlacesOf(order).every(isThere) ? priceOf(order, termsOf(world)) : null
  if (!price) throw new MockRefusal('PURCHASE_REFUSED')
  return price
}

const shown = ({ ownerId, order, terms, endedAt, refund, ...payment }: StoredPayment): Payment => payment

const move = ({ now }: MockWorld, payment: StoredPayment, type: PaymentCommand['type'], actor: PaymentActor) => {
  payment.status = allowed(decidePayment({ status: payment.status, ownerId: payment.ownerId, actor, event: { type } }))
  if (payment.status === 'PENDING') return
  payment.confirmationUrl = null
  if (payment.status !== 'SUCCEEDED') payment.endedAt = new Date(now).toISOString()
}

const mine = (call: MockCall, id: string): StoredPayment =>
  found(call.world.payments.find((payment) => payment.id === id && payment.ownerId === signedIn(call).id))

/** The buyer's decision at the provider's page; the first one counts. */
export const decideAtProvider = (world: MockWorld, payment: StoredPayment, event: 'SUCCEED' | 'FAIL'): void => {
  if (payment.status !== 'PENDING') return
  move(world, payment, event, 'system')
  if (event === 'FAIL') return
  payment.paidAt = new Date(world.now).toISOString()
  give(world, payment)
}

/** Between two looks at a purchase its buyer has been to the provider's page: what came of it is the world's `provider`. */
const visitProvider = ({ world }: MockCall, payment: StoredPayment): void => {
  if (world.provider !== 'waits') decideAtProvider(world, payment, world.provider === 'takes' ? 'SUCCEED' : 'FAIL')
}

/** Gives the money of a purchase back and takes what it bought. */
export const refunded = (call: MockCall, id: string, refund: StoredPayment['refund']): StoredPayment => {
  const payment = found(call.world.payments.find((one) => one.id === id))
  move(call.world, payment, 'REFUND', signedIn(call))
  payment.refund = refund
  takeBack(call.world, payment)
  writeDeed(call, { action: 'PAYMENT_REFUNDED', object: { kind: 'PAYMENT', id, title: '' }, ...refund })
  return payment
}

/** Purchases from the price to the refund. */
export const paymentHandlers = {
  calculateServices: ({ body }, call) => ({ data: calculated(call, body) }),
  createPayment({ body }, call) {
    const id = mockUuid(call.world)
    const payment: StoredPayment = {
      ...calculated(call, body),
      id,
      ownerId: signedIn(call).id,
      order: body,
      terms: orderTerms(body, termsOf(call.world)),
      status: 'CREATED',
      confirmationUrl: `/pay/sandbox/${id}`,
      createdAt: new Date(call.world.now).toISOString(),
      paidAt: null,
      endedAt: null,
      refund: null,
    }
    move(call.world, payment, 'SUBMIT', 'system')
    call.world.payments = [payment, ...call.world.payments]
    return { data: shown(payment) }
  },
  getPayment({ params }, call) {
    const payment = mine(call, params.id)
    visitProvider(call, payment)
    return { data: shown(payment) }
  },
  listPayments({ query }, call) {
    const { id } = signedIn(call)
    const own = call.world.payments.filter(({ ownerId }) => ownerId === id)
    return { data: pageOf(own.map(shown), query) }
  },
  cancelPayment({ params }, call) {
    const payment = mine(call, params.id)
    move(call.world, payment, 'CANCEL', signedIn(call))
    return { data: shown(payment) }
  },
} satisfies Partial<MockHandlers>
