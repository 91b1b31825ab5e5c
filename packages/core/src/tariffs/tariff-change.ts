import type { AdditionalServiceType, TariffType } from '../contract/tariff-terms.ts'
import type { Tariff } from '../contract/tariffs.ts'
import type { TariffSettings } from './paid-queries.ts'
import { isThere } from './services-there.ts'

/** A count that another tariff changes; `null` is no limit. */
export interface LimitChange {
  readonly type: AdditionalServiceType
  readonly from: number | null
  readonly to: number | null
  /** How many of what one has would be hidden, if as many stay until then: with what was bought besides counted in. */
  readonly hidden: number
}

/** Something that is in one of the tariffs only, or differs in words: «раз в час». `null` where it is not. */
export interface OptionChange {
  readonly type: AdditionalServiceType
  readonly from: string | true | null
  readonly to: string | true | null
}

/** What happens when an executor goes over to another tariff (product §15.1). */
export interface TariffChange {
  readonly direction: 'same' | 'up' | 'down'
  readonly from: Pick<Tariff, 'type' | 'name'>
  readonly to: Tariff
  /** When it begins, ISO; `null` is at once. */
  readonly begins: string | null
  /** Something is paid for after the present tariff and before this one begins. */
  readonly isBehindMore: boolean
  /** Until when the present tariff is paid for; what is left of it goes on after a larger one. */
  readonly paidUntil: string | null
  readonly limits: readonly LimitChange[]
  readonly options: readonly OptionChange[]
}

/** These are there at once, not by the month: what exceeds the limit is hidden. */
const HIDDEN: ReadonlySet<AdditionalServiceType> = new Set(['CASES', 'PRODUCTS'])

type Offered = Tariff['services'][number]
const isCounted = (service: Offered | undefined): boolean => typeof service?.limit === 'number'
const optionOf = (service: Offered | undefined): string | true | null => (service ? (service.note ?? true) : null)

const limitChange = (
  type: AdditionalServiceType,
  from: Offered | undefined,
  to: Offered | undefined,
  { mine }: TariffSettings,
): LimitChange | null => {
  const [before, after] = [from ? from.limit : 0, to ? to.limit : 0]
  if (before === after) return null
  const [used, limit] = mine.additionalServicesInfo.find((service) => service.type === type)?.count ?? [0, before]
  const bought = limit === null || before === null ? 0 : Math.max(limit - before, 0)
  const hidden = HIDDEN.has(type) && after !== null ? Math.max(used - after - bought, 0) : 0
  return { type, from: before, to: after, hidden }
}

const keptIn = ({ services }: TariffSettings['mine'], listed: Offered): Offered => {
  const kept = services.find(({ type }) => type === listed.type)
  return kept ? { ...listed, limit: kept.limit } : listed
}

/**
 * The consequences of going over to a tariff, before anything is paid: the same one or a smaller one begins when what is paid
 * for has ended, a larger one begins at once. `null` for a tariff that is not on sale.
 */
export const tariffChange = (settings: TariffSettings, target: TariffType): TariffChange | null => {
  const { mine, tariffs } = settings
  const rank = (type: TariffType | null) => tariffs.findIndex((tariff) => tariff.type === type)
  const to = tariffs[rank(target)]
  const listed = tariffs[rank(mine.tariff.type)]
  // What was bought keeps its limits, whatever is on the price list now (docs/adr/0028).
  const from = listed && { ...listed, services: listed.services.map((service) => keptIn(mine, service)) }
  if (!to || !from) return null
  const steps = rank(target) - rank(from.type)
  const direction = steps === 0 ? 'same' : steps > 0 ? 'up' : 'down'
  const limits: LimitChange[] = []
  const options: OptionChange[] = []
  for (const type of new Set([...from.services, ...to.services].map((service) => service.type))) {
    const [before, after] = [from, to].map(({ services }) => services.find((service) => service.type === type))
    if (isCounted(before) || isCounted(after)) {
      const change = limitChange(type, before, after, settings)
      if (change) limits.push(change)
    } else if (isThere(type) && optionOf(before) !== optionOf(after)) {
      options.push({ type, from: optionOf(before), to: optionOf(after) })
    }
  }
  return {
    direction,
    from: { type: from.type, name: from.name },
    to,
    begins: direction === 'up' ? null : mine.until,
    isBehindMore: direction !== 'up' && mine.nextType !== null && rank(mine.nextType) >= rank(target),
    paidUntil: mine.until,
    limits,
    options,
  }
}
