import type {
  MONEY_DEEDS,
  MONEY_MISMATCHES,
  PaymentProviderName,
  PaymentStatus,
  PurchasableService,
  TariffType,
} from '../../contract/tariff-terms.ts'
import type { Calculation } from '../../contract/tariffs.ts'
import type { PurchaseOrder } from './order.ts'

/**
 * What moves money: a purchase is PAID or REFUNDED, money comes LATE, after the end of its purchase, and is RETURNED by the
 * provider.
 */
export type MoneyDeed = (typeof MONEY_DEEDS)[number]

/** Where money is: at a provider, owed to buyers, or earned by what is sold. */
export type MoneyAccount =
  | `PROVIDER:${PaymentProviderName}`
  | 'REFUNDS'
  | `REVENUE:${Exclude<TariffType, 'FREE'> | PurchasableService}`

/** Kopecks that come to an account, or leave it when they are negative. */
export interface MoneyEntry {
  readonly account: MoneyAccount
  readonly amount: number
}

/** A purchase as it is booked. */
export interface BookedPurchase extends Calculation {
  readonly provider: PaymentProviderName
  readonly order: PurchaseOrder
}

/** What each line was paid for: a calculation begins with the tariff, then come the services in their order. */
const revenueOf = ({ order: { tariff, services }, lines }: BookedPurchase): ReadonlyMap<MoneyAccount, number> => {
  const sold = [...(tariff && tariff.type !== 'FREE' ? [tariff.type] : []), ...services.map(({ type }) => type)]
  if (sold.length !== lines.length) throw new Error('A purchase has other lines than it has things')
  const revenue = new Map<MoneyAccount, number>()
  lines.forEach(({ price }, index) => {
    const account: MoneyAccount = `REVENUE:${sold[index] as (typeof sold)[number]}`
    revenue.set(account, (revenue.get(account) ?? 0) + price)
  })
  return revenue
}

/** The entries of one deed, which sum to zero (docs/adr/0021). */
export const entriesOf = (deed: MoneyDeed, purchase: BookedPurchase): readonly MoneyEntry[] => {
  const { provider, total } = purchase
  const entry = (account: MoneyAccount, amount: number): MoneyEntry => ({ account, amount })
  const atProvider = `PROVIDER:${provider}` as const
  const revenue = (sign: 1 | -1) => [...revenueOf(purchase)].map(([account, price]) => entry(account, sign * price))
  if (deed === 'PAID') return [entry(atProvider, total), ...revenue(-1)]
  if (deed === 'REFUNDED') return [...revenue(1), entry('REFUNDS', -total)]
  if (deed === 'LATE') return [entry(atProvider, total), entry('REFUNDS', -total)]
  return [entry('REFUNDS', total), entry(atProvider, -total)]
}

/** What the books say of one payment, in kopecks. */
export interface BookedMoney {
  /** What is at the provider. */
  readonly atProvider: number
  /** What was earned. */
  readonly revenue: number
  /** What is still owed to the buyer. */
  readonly owed: number
}

/** What a provider says of one payment, in kopecks. */
export interface ProvidersMoney {
  readonly taken: number
  readonly returned: number
}

/** A payment as it stands. */
export interface StandingPayment {
  readonly status: PaymentStatus
  readonly total: number
  /** The provider has given the money back. */
  readonly isReturned: boolean
}

/**
 * What may not fit together: the books and the payment (BOOK_PROVIDER, BOOK_REVENUE), what the provider has taken or returned
 * and the payment (TAKEN, RETURNED), and money that is still owed (OWED).
 */
export interface MoneyMismatch {
  readonly kind: (typeof MONEY_MISMATCHES)[number]
  /** Kopecks. */
  readonly expected: number
  readonly found: number
}

/**
 * Compares a payment that is at rest, its entries and the provider's word; nothing when all say the same.
 * @param provider `null` where there is none to ask: the payment never got there
 */
export const mismatchesOf = (
  { status, total, isReturned }: StandingPayment,
  book: BookedMoney,
  provider: ProvidersMoney | null,
): readonly MoneyMismatch[] => {
  const isEarned = status === 'SUCCEEDED'
  // Money of a purchase that ended unpaid was taken only if it came late, and then it has been sent back.
  const taken = isEarned || status === 'REFUNDED' || isReturned ? total : 0
  const looked: readonly MoneyMismatch[] = [
    { kind: 'BOOK_PROVIDER', expected: isEarned ? total : book.owed, found: book.atProvider },
    { kind: 'BOOK_REVENUE', expected: isEarned ? total : 0, found: book.revenue },
    { kind: 'OWED', expected: 0, found: book.owed },
    ...(provider
      ? ([
          { kind: 'TAKEN', expected: Math.max(taken, book.owed), found: provider.taken },
          { kind: 'RETURNED', expected: isReturned ? total : 0, found: provider.returned },
        ] as const)
      : []),
  ]
  return looked.filter(({ expected, found }) => expected !== found)
}
