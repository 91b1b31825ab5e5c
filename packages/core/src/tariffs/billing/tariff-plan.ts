import { addMonths } from './months.ts'
import { tariffRank } from './price-list.ts'
import type { TariffPeriod } from './tariff-periods.ts'

/** A paid period that is not stored yet. */
export type NewPeriod = Omit<TariffPeriod, 'id'>

/** What changes in an executor's paid periods. */
export interface TariffPlan {
  /** Stored periods with new edges; `until <= from` gives one up. */
  readonly changed: readonly TariffPeriod[]
  readonly added: readonly NewPeriod[]
}

/** What was bought. */
export interface BoughtTariff extends Pick<NewPeriod, 'type' | 'paymentId' | 'limits'> {
  readonly months: number
}

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/**
 * Where a bought tariff goes among the paid periods: the same or a smaller one begins when everything larger has ended; a
 * larger one begins at once, and what was left of the smaller ones goes on after it. No paid day is lost.
 * @param periods from the first to the last
 * @param now milliseconds
 */
export const planPurchase = (periods: readonly TariffPeriod[], bought: BoughtTariff, now: number): TariffPlan => {
  const ahead = periods.filter(({ until }) => until.getTime() > now)
  const smaller = ahead.findIndex(({ type }) => tariffRank(type) < tariffRank(bought.type))
  const [before, after] = smaller < 0 ? [ahead, []] : [ahead.slice(0, smaller), ahead.slice(smaller)]
  const from = before.at(-1)?.until ?? new Date(now)
  const until = addMonths(from, bought.months)
  const added: NewPeriod[] = [{ type: bought.type, paymentId: bought.paymentId, limits: bought.limits, from, until }]
  const changed: TariffPeriod[] = []
  const shift = until.getTime() - from.getTime()
  for (const period of after) {
    if (period.from.getTime() < now) {
      changed.push({ ...period, until: new Date(now) })
      const { type, paymentId, limits } = period
      added.push({ type, paymentId, limits, from: until, until: later(period.until, shift) })
    } else {
      changed.push({ ...period, from: later(period.from, shift), until: later(period.until, shift) })
    }
  }
  return { changed, added }
}

/** The periods without what a payment bought: its time ahead is cut out, and what follows moves up. */
export const planRefund = (periods: readonly TariffPeriod[], paymentId: string, now: number): TariffPlan => {
  const changed: TariffPeriod[] = []
  let shift = 0
  for (const period of periods) {
    const from = Math.max(period.from.getTime(), now)
    const left = period.until.getTime() - from
    if (left <= 0) continue
    if (period.paymentId === paymentId) {
      changed.push({ ...period, until: new Date(Math.max(now, period.from.getTime())) })
      shift -= left
    } else if (shift !== 0) {
      changed.push({ ...period, from: later(period.from, shift), until: later(period.until, shift) })
    }
  }
  return { changed, added: [] }
}
