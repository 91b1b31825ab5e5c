import type { AdminPayment, AdminPaymentDetails, MoneyDifference, PaymentSums } from '../admin-payments.ts'
import { testUuid } from './sample-values.ts'
import { aPayment } from './tariffs.ts'

/** Thirty replies that were paid for. */
export const anAdminPayment = (overrides: Partial<AdminPayment> = {}): AdminPayment => {
  const { confirmationUrl: _, ...payment } = aPayment({ status: 'SUCCEEDED', paidAt: '2026-03-02T08:57:00.000Z' })
  return {
    ...payment,
    provider: 'sandbox',
    buyer: { id: testUuid(102), name: 'Павел Соколов', email: 'executor@artel.test' },
    endedAt: null,
    returnedAt: null,
    refund: null,
    ...overrides,
  }
}

/** What that one payment adds up to. */
export const somePaymentSums = (overrides: Partial<PaymentSums> = {}): PaymentSums => ({
  paid: anAdminPayment().total,
  refunded: 0,
  ...overrides,
})

/** The same with its entries. */
export const someAdminPaymentDetails = (overrides: Partial<AdminPaymentDetails> = {}): AdminPaymentDetails => {
  const payment = anAdminPayment()
  const at = payment.paidAt ?? payment.createdAt
  return {
    ...payment,
    providerId: testUuid(402),
    entries: [
      { deed: 'PAID', account: 'PROVIDER:sandbox', amount: payment.total, at },
      { deed: 'PAID', account: 'REVENUE:REPLIES', amount: -payment.total, at },
    ],
    differences: [],
    canRefund: true,
    receiptEmail: payment.buyer.email,
    limits: [],
    ...overrides,
  }
}

/** Money that went back without the shop. */
export const aMoneyDifference = (overrides: Partial<MoneyDifference> = {}): MoneyDifference => ({
  paymentId: anAdminPayment().id,
  kind: 'RETURNED',
  expected: 0,
  found: anAdminPayment().total,
  foundAt: '2026-03-02T01:00:00.000Z',
  goneAt: null,
  ...overrides,
})
