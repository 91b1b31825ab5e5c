import type { TariffType } from '../../contract/tariff-terms.ts'
import { monthEnd, monthStart } from './months.ts'
import { type KeptLimits, limitsKept, type SetTerms, type TariffLimits, tariffLimits } from './price-list.ts'

/** The tariff of a moment. */
export interface CurrentTariff {
  readonly type: TariffType
  /** What is in it: of a paid one as it was bought, of FREE as it is now. */
  readonly limits: TariffLimits
  /** Start of its current month, counted from its own start; for FREE from the account's or the last paid period's end. */
  readonly monthFrom: Date
  /** End of that month: what is counted by the month begins anew. */
  readonly monthUntil: Date
  /** End of the paid time of this type; `null` for FREE. */
  readonly until: Date | null
  /** What is paid for after that; `null` is FREE. */
  readonly nextType: TariffType | null
}

/** A paid period. */
export interface TariffPeriod {
  readonly id: number
  readonly type: Exclude<TariffType, 'FREE'>
  readonly from: Date
  readonly until: Date
  readonly paymentId: string | null
  /** Limits that it was bought with; `null` are those of the first day. */
  readonly limits: KeptLimits | null
}

/**
 * The tariff at `now` (milliseconds): nothing has to happen at the end of a period.
 * @param periods from the first to the last
 * @param since when the account was made
 * @param terms what holds at `now`
 */
export const tariffAt = (
  periods: readonly TariffPeriod[],
  since: Date,
  now: number,
  terms: SetTerms,
): CurrentTariff => {
  const index = periods.findIndex(({ from, until }) => from.getTime() <= now && now < until.getTime())
  const active = periods[index]
  if (!active) {
    const over = periods.filter(({ until }) => until.getTime() <= now).at(-1)
    const start = over?.until ?? since
    const monthFrom = monthStart(start, now)
    const limits = tariffLimits('FREE', terms)
    return { type: 'FREE', limits, monthFrom, monthUntil: monthEnd(start, now), until: null, nextType: null }
  }
  const last = lastOfType(periods, index)
  const next = periods[last + 1]
  const monthUntil = monthEnd(active.from, now)
  return {
    type: active.type,
    limits: limitsKept(active.type, active.limits),
    monthFrom: monthStart(active.from, now),
    // The next period counts its months from its own start.
    monthUntil: active.until < monthUntil ? active.until : monthUntil,
    until: (periods[last] ?? active).until,
    nextType: next?.type ?? null,
  }
}

/** The period up to which the tariff of `index` goes on without a change. */
const lastOfType = (periods: readonly TariffPeriod[], index: number): number => {
  let last = index
  while (periods[last + 1]?.type === periods[index]?.type) last++
  return last
}
