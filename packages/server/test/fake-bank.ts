import type { PaymentProvider, ProviderState } from '../src/platform/payments/payment-provider.ts'

/** A payment as the bank knows it. */
interface BankPayment {
  readonly amount: number
  state: ProviderState
  refunded: number
}

/** A bank that keeps books of its own, with which the shop's are compared. */
export interface FakeBank extends PaymentProvider {
  readonly payments: ReadonlyMap<string, BankPayment>
  /** What the buyer decides; the first decision counts. */
  decide(id: string, state: 'succeeded' | 'canceled'): void
}

/** @param step is called before and after each effect: a process may die at either */
export function fakeBank(step: () => void): FakeBank {
  const payments = new Map<string, BankPayment>()
  return {
    name: 'yookassa',
    payments,
    decide(id, state) {
      const payment = payments.get(id)
      if (payment?.state === 'pending') payment.state = state
    },
    async start({ paymentId, amount }) {
      step()
      // The key of the request is our number: asking again begins nothing new.
      if (!payments.has(paymentId)) payments.set(paymentId, { amount, state: 'pending', refunded: 0 })
      step()
      return { providerId: paymentId, confirmationUrl: `https://bank.test/${paymentId}` }
    },
    async look(id) {
      step()
      const { state, amount, refunded } = payments.get(id) ?? { state: 'canceled', amount: 0, refunded: 0 }
      return { state, amount, refunded }
    },
    async refund({ providerId, amount }) {
      step()
      const payment = payments.get(providerId)
      if (payment?.state !== 'succeeded') throw new Error('The bank gives nothing back that it has not taken')
      // The key is the purchase: a refund that is asked for again is the same one.
      payment.refunded = amount
      step()
    },
  }
}
