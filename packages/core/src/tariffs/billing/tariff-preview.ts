import { ADDITIONAL_SERVICE_TYPES, type TariffType } from '../../contract/tariff-terms.ts'
import type { TariffPreview } from '../../contract/tariffs.ts'
import { pricedTariff, type SetTerms, tariffNote, tariffRank } from './price-list.ts'
import { type TariffPeriod, tariffAt } from './tariff-periods.ts'
import { type NewPeriod, planPurchase } from './tariff-plan.ts'
import { type ServiceInForce, type ServiceUse, usageOf, usesOf } from './usage.ts'

/** What a choice of a tariff is judged by. */
export interface TariffChoice {
  /** Paid periods from the first to the last. */
  readonly periods: readonly TariffPeriod[]
  /** When the account was made. */
  readonly since: Date
  /** FREE is to buy nothing any more. */
  readonly chosen: { readonly type: TariffType; readonly months: number }
  /** What holds now. */
  readonly terms: SetTerms
  /** What is used now. */
  readonly uses: readonly ServiceUse[]
  /** Milliseconds. */
  readonly now: number
}

/** These are there, or not, at any moment; the others are counted anew in each month. */
const STANDING: ReadonlySet<string> = new Set(['CASES', 'PRODUCTS'])

/** What the edges of periods do not ask about. */
const unbought = { paymentId: null, limits: null } as const

type Ahead = Pick<NewPeriod, 'type' | 'from' | 'until'>

/** The paid time from now on, when the choice is bought now. */
const periodsWith = ({ periods, chosen: { type, months }, now }: TariffChoice): readonly Ahead[] => {
  const at = new Date(now)
  const { changed, added } =
    type === 'FREE' ? { changed: [], added: [] } : planPurchase(periods, { type, months, ...unbought }, now)
  const kept = periods.map((period) => changed.find(({ id }) => id === period.id) ?? period)
  return [...kept, ...added]
    .map(({ type: of, from, until }) => ({ type: of, from: from < at ? at : from, until }))
    .filter(({ from, until }) => from < until)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
}

const startIn = (ahead: readonly Ahead[], { chosen: { type, months }, periods, now }: TariffChoice): Date => {
  if (type === 'FREE') return ahead.at(-1)?.until ?? new Date(now)
  const { added } = planPurchase(periods, { type, months, ...unbought }, now)
  return added[0]?.from ?? new Date(now)
}

/**
 * What follows from choosing a tariff: when it begins, what is paid for from then on, and what it takes and gives, in numbers.
 * Nothing is bought.
 * @param inForceAt services that were bought besides and count at a moment
 */
export const previewTariff = async (
  choice: TariffChoice,
  inForceAt: (at: Date) => Promise<readonly ServiceInForce[]> | readonly ServiceInForce[],
): Promise<TariffPreview> => {
  const { chosen, periods, since, terms, uses, now } = choice
  const current = tariffAt(periods, since, now, terms)
  const ahead = periodsWith(choice)
  const from = startIn(ahead, choice)
  const { id, name, price, limits } = pricedTariff(chosen.type, terms)
  const then = usesOf(limits, await inForceAt(from), {})
  const step = tariffRank(chosen.type) - tariffRank(current.type)
  return {
    tariff: { id, type: chosen.type, name, price },
    change: step > 0 ? (current.type === 'FREE' ? 'START' : 'UPGRADE') : step < 0 ? 'DOWNGRADE' : 'PROLONG',
    from: from.toISOString(),
    total: chosen.type === 'FREE' ? 0 : price * chosen.months,
    periods: ahead.map((period) => ({
      type: period.type,
      from: period.from.toISOString(),
      until: period.until.toISOString(),
    })),
    services: ADDITIONAL_SERVICE_TYPES.flatMap((type) => {
      const [used, limit] = usageOf(uses, type)
      const [, limitThen] = usageOf(then, type)
      const [note, noteThen] = [tariffNote(current.type, type), tariffNote(chosen.type, type)]
      if (limit === limitThen && note === noteThen) return []
      const surplus = STANDING.has(type) && limitThen !== null ? Math.max(used - limitThen, 0) : 0
      return [{ type, used, limit, limitThen, surplus, note, noteThen }]
    }),
  }
}
