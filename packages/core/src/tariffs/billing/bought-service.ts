import type { PeriodUnit, PurchasableService } from '../../contract/tariff-terms.ts'
import { addMonths } from './months.ts'
import { type OrderedService, type TopPlace, topPlaceOf } from './order.ts'
import { type AddedByMonth, PIECES_LIVE_MONTHS } from './price-list.ts'

const DAY = 86_400_000

/** A service that was paid for. */
export interface BoughtService extends TopPlace {
  readonly type: PurchasableService
  readonly unit: PeriodUnit
  /** What it adds to a limit; `null` for a period of time. */
  readonly amount: number | null
  readonly from: Date
  readonly until: Date
}

/** One that was bought before and is not over. */
export type HeldService = Pick<BoughtService, 'type' | 'until' | keyof TopPlace>

/** These are periods of time: the second begins when the first ends. The others add to a limit, all at once. */
const ONE_AFTER_ANOTHER: ReadonlySet<PurchasableService> = new Set(['TOP_EXECUTORS', 'ADVANCED_ANALYTICS'])

const startOf = (service: OrderedService, held: readonly HeldService[], at: Date): Date => {
  if (!ONE_AFTER_ANOTHER.has(service.type)) return at
  const { categoryId, cityId } = topPlaceOf(service)
  return held
    .filter((one) => one.type === service.type && one.categoryId === categoryId && one.cityId === cityId)
    .reduce((last, { until }) => (until > last ? until : last), at)
}

const endOf = ({ unit, amount }: OrderedService, from: Date): Date => {
  if (unit === 'piece') return addMonths(from, PIECES_LIVE_MONTHS)
  return unit === 'month' ? addMonths(from, amount) : new Date(from.getTime() + amount * DAY)
}

/** What is given for a paid service at `at`, with the services that its buyer has; `added` by a month when it was bought. */
export const boughtService = (
  service: OrderedService,
  held: readonly HeldService[],
  at: Date,
  added: AddedByMonth,
): BoughtService => {
  const { type, unit, amount } = service
  const from = startOf(service, held, at)
  const adds = { piece: amount, month: type === 'PRODUCTS' || type === 'CASES' ? added[type] : null, day: null }
  return { type, unit, amount: adds[unit], from, until: endOf(service, from), ...topPlaceOf(service) }
}

/** Bought replies that are left, which a refund of the payment takes away. */
export const unspentReplies = ({
  type,
  amount,
  used,
}: Pick<BoughtService, 'type' | 'amount'> & { readonly used: number }): number =>
  type === 'REPLIES' && amount !== null ? amount - used : 0
