import * as z from 'zod'
import { instant, uuid } from './primitives.ts'
import { MONEY_DEEDS, MONEY_MISMATCHES, PAYMENT_PROVIDERS, PAYMENT_REFUND_RULES } from './tariff-terms.ts'
import { payment } from './tariffs.ts'

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
})
export type AdminPaymentDetails = z.output<typeof adminPaymentDetails>
