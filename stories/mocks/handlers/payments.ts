import type { Calculation, HandlerArgs, Payment } from '@artel/core/contract'
import { decidePayment, formatPeriod, type PaymentCommand, serviceLabels } from '@artel/core/tariffs'
import { servicePrices } from '../fixtures/tariffs.ts'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import type { StoredPayment } from '../stored.ts'
import { allowed, found } from './allow.ts'
import { pageOf } from './paging.ts'
import { give, takeBack } from './purchases.ts'
import { signedIn } from './signed-in.ts'

type Order = HandlerArgs<'createPayment'>['body']

const refused = () => new MockRefusal('PURCHASE_REFUSED')

const tariffLine = ({ world }: MockCall, { type, months }: NonNullable<Order['tariff']>) => {
  const tariff = world.tariffs.find((one) => one.type === type)
  if (!tariff || tariff.price === 0) throw refused()
  return { title: `Тариф «${tariff.name}», ${formatPeriod(months, 'month')}`, price: tariff.price * months }
}

const serviceLine = ({ type, unit, amount }: Order['services'][number]) => {
  const listed = servicePrices.filter((row) => row.type === type && row.unit === unit)
  const exact = listed.find((row) => row.amount === amount)
  const month = unit === 'month' ? listed[0] : undefined
  const price = exact?.price ?? (month && month.price * amount)
  if (price === undefined) throw refused()
  return { title: `${serviceLabels[type]}, ${formatPeriod(amount, unit)}`, price }
}

const calculated = (call: MockCall, { tariff, services }: Order): Calculation => {
  const lines = [...(tariff ? [tariffLine(call, tariff)] : []), ...services.map(serviceLine)]
  return { lines, total: lines.reduce((sum, { price }) => sum + price, 0) }
}

const shown = ({ ownerId, order, ...payment }: StoredPayment): Payment => payment

const move = (
  payment: StoredPayment,
  type: PaymentCommand['type'],
  actor: Parameters<typeof decidePayment>[0]['actor'],
) => {
  payment.status = allowed(decidePayment({ status: payment.status, ownerId: payment.ownerId, actor, event: { type } }))
  if (payment.status !== 'PENDING') payment.confirmationUrl = null
}

const mine = (call: MockCall, id: string): StoredPayment =>
  found(call.world.payments.find((payment) => payment.id === id && payment.ownerId === signedIn(call).id))

/** Between two looks at a purchase its buyer has been to the provider's page: what came of it is the world's `provider`. */
const visitProvider = ({ world }: MockCall, payment: StoredPayment): void => {
  if (payment.status !== 'PENDING' || world.provider === 'waits') return
  move(payment, world.provider === 'takes' ? 'SUCCEED' : 'FAIL', 'system')
  if (world.provider === 'refuses') return
  payment.paidAt = new Date(world.now).toISOString()
  give(world, payment)
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
      status: 'CREATED',
      confirmationUrl: `/payments/sandbox/${id}`,
      createdAt: new Date(call.world.now).toISOString(),
      paidAt: null,
    }
    move(payment, 'SUBMIT', 'system')
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
    move(payment, 'CANCEL', signedIn(call))
    return { data: shown(payment) }
  },
  refundPayment({ params }, call) {
    const payment = found(call.world.payments.find(({ id }) => id === params.id))
    move(payment, 'REFUND', signedIn(call))
    takeBack(call.world, payment)
    return { data: shown(payment) }
  },
} satisfies Partial<MockHandlers>
