import type { AdminPayment, AdminPaymentDetails } from '@artel/core/contract'
import { COUNTED_SERVICES, entriesOf } from '@artel/core/tariffs/billing'
import type { MockHandlers } from '../mock-handlers.ts'
import type { StoredPayment } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { pageOf } from './paging.ts'
import { refunded } from './payments.ts'

const card = (world: MockWorld, payment: StoredPayment): AdminPayment => {
  const { ownerId, order, terms, confirmationUrl, ...rest } = payment
  const { firstName, lastName, email } = found(world.accounts.find(({ id }) => id === ownerId))
  const buyer = { id: ownerId, name: `${firstName} ${lastName}`, email }
  return { ...rest, buyer, provider: 'sandbox', returnedAt: null }
}

/** The bank of the stories gives nothing back by itself: a refund stays owed. */
const entries = ({ order, lines, total, paidAt, endedAt, status }: StoredPayment): AdminPaymentDetails['entries'] => {
  const purchase = { order, lines, total, provider: 'sandbox' } as const
  const booked = (deed: 'PAID' | 'REFUNDED', at: string) =>
    entriesOf(deed, purchase).map((entry) => ({ deed, ...entry, at }))
  return [
    ...(paidAt === null ? [] : booked('PAID', paidAt)),
    ...(status === 'REFUNDED' && endedAt !== null ? booked('REFUNDED', endedAt) : []),
  ]
}

const details = (world: MockWorld, payment: StoredPayment): AdminPaymentDetails => ({
  ...card(world, payment),
  providerId: payment.id,
  entries: entries(payment),
  differences: world.moneyDifferences.filter(({ paymentId }) => paymentId === payment.id),
  canRefund: payment.status === 'SUCCEEDED',
  receiptEmail: card(world, payment).buyer.email,
  limits: COUNTED_SERVICES.flatMap((type) => {
    const limit = payment.terms.limits?.[type]
    return limit === undefined ? [] : [{ type, limit }]
  }),
})

const sum = (payments: readonly AdminPayment[]) => payments.reduce((all, { total }) => all + total, 0)
const sumsOf = (payments: readonly AdminPayment[]) => ({
  paid: sum(payments.filter(({ paidAt }) => paidAt !== null)),
  refunded: sum(payments.filter(({ status }) => status === 'REFUNDED')),
})

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-10)

/** Payments as administrators see them. */
export const adminPaymentHandlers = {
  listAdminPayments({ query }, { world }) {
    const { q = '', status, provider, buyerId, totalFrom = 0, totalTo, from, to } = query
    const words = q.trim().toLowerCase()
    const isSought = ({ id, buyer }: AdminPayment) => {
      const phone = world.accounts.find((one) => one.id === buyer.id)?.phoneNumber ?? ''
      const [first = '', last = ''] = buyer.name.toLowerCase().split(' ')
      return (
        [`${first} ${last}`, `${last} ${first}`, buyer.email.toLowerCase()].some((text) => text.includes(words)) ||
        id === words ||
        (digitsOf(words).length >= 4 && phone.includes(digitsOf(words)))
      )
    }
    const all = world.payments
      .map((payment) => card(world, payment))
      .filter(
        (payment) =>
          isSought(payment) &&
          (status ?? payment.status) === payment.status &&
          (provider ?? payment.provider) === payment.provider &&
          (buyerId ?? payment.buyer.id) === payment.buyer.id &&
          payment.total >= totalFrom &&
          payment.total <= (totalTo ?? payment.total) &&
          (from === undefined || Date.parse(payment.createdAt) >= Date.parse(from)) &&
          (to === undefined || Date.parse(payment.createdAt) < Date.parse(to)),
      )
    return { data: { ...pageOf(all, query), sums: sumsOf(all) } }
  },
  getAdminPayment: ({ params }, { world }) => ({
    data: details(world, found(world.payments.find(({ id }) => id === params.id))),
  }),
  refundAdminPayment: ({ params, body }, call) => ({ data: details(call.world, refunded(call, params.id, body)) }),
  listMoneyDifferences({ query }, { world }) {
    const { isOpen } = query
    const shown = world.moneyDifferences.filter(({ goneAt }) => isOpen === undefined || (goneAt === null) === isOpen)
    return { data: pageOf(shown, query) }
  },
} satisfies Partial<MockHandlers>
