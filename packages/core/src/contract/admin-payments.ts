import * as z from 'zod'
import { instant, kopecks, uuid } from './primitives.ts'
import { MONEY_DEEDS, MONEY_MISMATCHES, PAYMENT_PROVIDERS, PAYMENT_REFUND_RULES } from './tariff-terms.ts'
import { additionalServiceType, payment } from './tariffs.ts'

/** A payment as administrators see it. */
export const adminPayment = z.object({
  ...payment.omit({ confirmationUrl: true }).shape,
  provider: z.enum(PAYMENT_PROVIDERS),
  buyer: z.object({ id: uuid, name: z.string(), email: z.string() }),
  /** When it failed, was cancelled or refunded. */
  endedAt: instant.nullable(),
  /** When the provider has given the money back. */
  returnedAt: instant.nullable(),
  /** Why it was refunded; `null` for one that was not, or before reasons were asked for. */
  refund: z.object({ rule: z.enum(PAYMENT_REFUND_RULES), comment: z.string().nullable() }).nullable(),
})
export type AdminPayment = z.output<typeof adminPayment>

/** Kopecks of all payments that were found, not of the shown page only. */
export const paymentSums = z.object({
  /** What was ever paid. */
  paid: kopecks,
  /** What of it was given back, or is on its way. */
  refunded: kopecks,
})
export type PaymentSums = z.output<typeof paymentSums>

/** Kopecks of either sign. */
const movedKopecks = z.int()

/** Something of a payment that does not fit together (docs/adr/0021). */
export const moneyDifference = z.object({
  paymentId: uuid,
  kind: z.enum(MONEY_MISMATCHES),
  expected: movedKopecks,
  found: movedKopecks,
  foundAt: instant,
  /** When it was found to fit again. */
  goneAt: instant.nullable(),
})
export type MoneyDifference = z.output<typeof moneyDifference>

/** All that an administrator sees of a payment. */
export const adminPaymentDetails = z.object({
  ...adminPayment.shape,
  /** Number of the payment at its provider. */
  providerId: z.string().nullable(),
  /** Entries of the books in their order: what comes to an account is positive. */
  entries: z.array(z.object({ deed: z.enum(MONEY_DEEDS), account: z.string(), amount: movedKopecks, at: instant })),
  differences: z.array(moneyDifference),
  canRefund: z.boolean(),
  /** Where the receipt of the law goes; `null` of a payment from before receipts. */
  receiptEmail: z.string().nullable(),
  /** Limits of the tariff as they were bought; empty without a tariff, or from before limits could change. */
  limits: z.array(z.object({ type: additionalServiceType, limit: z.int().min(0).nullable() })),
})
export type AdminPaymentDetails = z.output<typeof adminPaymentDetails>
