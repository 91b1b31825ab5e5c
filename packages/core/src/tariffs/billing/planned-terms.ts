import type { ListPrice } from '../../contract/admin.ts'
import { PRICE_AHEAD_DAYS } from '../../contract/admin-terms.ts'
import type { Tariff } from '../../contract/tariffs.ts'
import { FAR_DAY } from '../../validators/index.ts'
import { pricedServices, type SetTerms, setableTerms, tariffsOf } from './price-list.ts'
import { priceTitle } from './price-title.ts'

/** A change of a price or of a limit, or that one was called off; nothing of it is ever rewritten (docs/adr/0028). */
export interface TermChange {
  readonly id: number
  readonly key: string
  /** Counts what was done to the key. */
  readonly version: number
  /** Kopecks or pieces; `null` for no limit. */
  readonly value: number | null
  readonly validFrom: Date
  /** The change that is called off. */
  readonly cancels: number | null
}

/** Those that hold some day; of two from the same moment the later one. */
const standing = (changes: readonly TermChange[]): readonly TermChange[] => {
  const cancelled = new Set(changes.map(({ cancels }) => cancels))
  const last = new Map<string, TermChange>()
  for (const change of changes) {
    if (change.cancels !== null || cancelled.has(change.id)) continue
    const moment = `${change.key} ${change.validFrom.getTime()}`
    const other = last.get(moment)
    if (!other || other.version < change.version) last.set(moment, change)
  }
  return [...last.values()].toSorted((one, other) => one.validFrom.getTime() - other.validFrom.getTime())
}

/** What holds at a moment (milliseconds). */
export const termsAt = (changes: readonly TermChange[], at: number): SetTerms =>
  new Map(
    standing(changes)
      .filter(({ validFrom }) => validFrom.getTime() <= at)
      .map(({ key, value }) => [key, value]),
  )

/** Moments after `at` at which something begins to hold, the nearest first. */
const momentsAfter = (changes: readonly TermChange[], at: number): readonly number[] =>
  [...new Set(standing(changes).map(({ validFrom }) => validFrom.getTime()))].filter((moment) => moment > at)

/** The tariffs as anybody may read them at a moment, each with what is the next to change in it. */
export const listedTariffs = (changes: readonly TermChange[] = [], at = 0): Tariff[] => {
  const ahead = momentsAfter(changes, at).map((moment) => ({ moment, later: tariffsOf(termsAt(changes, moment)) }))
  return tariffsOf(termsAt(changes, at)).map((tariff, index): Tariff => {
    for (const { moment, later } of ahead) {
      const { price, services } = later[index] ?? tariff
      const limits = services.flatMap(({ type, limit }, place) =>
        tariff.services[place]?.limit === limit ? [] : [{ type, limit }],
      )
      if (price !== tariff.price || limits.length > 0)
        return { ...tariff, planned: { from: new Date(moment).toISOString(), price, limits } }
    }
    return { ...tariff, planned: null }
  })
}

/** The services as they are sold at a moment, each with the next price. */
export const listedServices = (changes: readonly TermChange[] = [], at = 0) => {
  const ahead = momentsAfter(changes, at).map((moment) => ({ moment, later: pricedServices(termsAt(changes, moment)) }))
  return pricedServices(termsAt(changes, at)).map((row, index) => {
    const next = ahead.find(({ later }) => later[index]?.price !== row.price)
    const price = next?.later[index]?.price
    const planned = next && price !== undefined ? { from: new Date(next.moment).toISOString(), price } : null
    return { ...row, planned }
  })
}

/** When a change begins, or why it may not begin then. */
type PlannedStart = { readonly from: Date } | { readonly problem: string }

const MS_A_DAY = 86_400_000
/** Moscow does not change its clocks. */
const MOSCOW_MS = 3 * 3_600_000

/**
 * The beginning of a day in Moscow; today and `null` are at once.
 * @param day `YYYY-MM-DD`
 * @param now milliseconds
 */
export const plannedStart = (day: string | null, now: number): PlannedStart => {
  const today = new Date(now + MOSCOW_MS).toISOString().slice(0, 10)
  if (day === null || day === today) return { from: new Date(now) }
  const from = Date.parse(`${day}T00:00:00.000Z`) - MOSCOW_MS
  if (day < today) return { problem: 'Задним числом ничего не изменить.' }
  const isFar = from - now > PRICE_AHEAD_DAYS * MS_A_DAY
  return isFar ? { problem: FAR_DAY } : { from: new Date(from) }
}

/** A change, and who made it. */
export interface SignedChange extends TermChange {
  readonly changedAt: Date
  readonly changedBy: { readonly id: string; readonly name: string }
}

type ListedChange = ListPrice['changes'][number]

const historyOf = (changes: readonly SignedChange[], at: number): ListedChange[] => {
  const cancelled = new Set(changes.map(({ cancels }) => cancels))
  const stands = new Set(standing(changes).map(({ id }) => id))
  const inForce = standing(changes).findLast(({ validFrom }) => validFrom.getTime() <= at)
  const stateOf = ({ id, validFrom }: SignedChange): ListedChange['state'] => {
    if (cancelled.has(id)) return 'CANCELED'
    if (!stands.has(id)) return 'REPLACED'
    if (validFrom.getTime() > at) return 'PLANNED'
    return id === inForce?.id ? 'IN_FORCE' : 'PAST'
  }
  return changes
    .filter(({ cancels }) => cancels === null)
    .toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime() || other.version - one.version)
    .map((change) => ({
      id: change.id,
      value: change.value,
      validFrom: change.validFrom.toISOString(),
      changedAt: change.changedAt.toISOString(),
      changedBy: change.changedBy,
      state: stateOf(change),
    }))
}

/** Everything that can be set, as administrators see it at a moment: what holds, what is planned and what was. */
export const priceDesk = (changes: readonly SignedChange[], at: number): ListPrice[] =>
  setableTerms(termsAt(changes, at)).map((row) => {
    const own = changes.filter(({ key }) => key === row.key)
    return {
      key: row.key,
      group: row.group,
      title: priceTitle(row),
      value: row.value,
      version: Math.max(0, ...own.map(({ version }) => version)),
      changes: historyOf(own, at),
    }
  })
