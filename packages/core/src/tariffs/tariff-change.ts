import type { AdditionalServiceType } from '../contract/tariff-terms.ts'
import type { TariffPreview, UserTariff } from '../contract/tariffs.ts'

/** A count that another tariff changes, with what was bought besides; `null` is no limit. */
export interface LimitChange {
  readonly type: AdditionalServiceType
  readonly from: number | null
  readonly to: number | null
  /** How many of what one has would be hidden, if as many stay until then. */
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
  /** Name of the present tariff. */
  readonly from: string
  readonly to: TariffPreview['tariff']
  /** When it begins, ISO; `null` is at once. */
  readonly begins: string | null
  /** Something is paid for after the present tariff and before this one begins. */
  readonly isBehindMore: boolean
  /** Until when the present tariff is paid for; what is left of it goes on after a larger one. */
  readonly paidUntil: string | null
  readonly limits: readonly LimitChange[]
  readonly options: readonly OptionChange[]
}

const DIRECTIONS = { START: 'up', UPGRADE: 'up', PROLONG: 'same', DOWNGRADE: 'down' } as const

/** What is there or not, without a number. */
const isOption = (limit: number | null): boolean => limit === null || limit === 0
const optionOf = (limit: number | null, note: string | null): string | true | null =>
  limit === 0 ? null : (note ?? true)

/** The preview that the server has calculated, as it is told: numbers apart from what is there or not. */
export const tariffChange = (mine: Pick<UserTariff, 'tariff' | 'until'>, preview: TariffPreview): TariffChange => {
  const { change, tariff, from, services } = preview
  const direction = DIRECTIONS[change]
  const isTurned = ({ limit, limitThen }: (typeof services)[number]) => isOption(limit) && isOption(limitThen)
  return {
    direction,
    from: mine.tariff.name,
    to: tariff,
    begins: direction === 'up' ? null : from,
    isBehindMore: direction !== 'up' && mine.until !== null && Date.parse(from) > Date.parse(mine.until),
    paidUntil: mine.until,
    limits: services
      .filter((service) => !isTurned(service))
      .map(({ type, limit, limitThen, surplus }) => ({ type, from: limit, to: limitThen, hidden: surplus })),
    options: services.filter(isTurned).map(({ type, limit, limitThen, note, noteThen }) => ({
      type,
      from: optionOf(limit, note),
      to: optionOf(limitThen, noteThen),
    })),
  }
}
