import type { AdditionalServiceType, PeriodUnit, PurchasableService, TariffType } from '../../contract/tariff-terms.ts'
import type { Tariff } from '../../contract/tariffs.ts'

/** How often an executor is told of new tasks. */
const PACE_NOTES = { daily: 'раз в день', hourly: 'раз в час', instant: 'сразу' } as const

/** What is in a tariff: a number limits, `null` does not. What is absent is not in it. */
export type TariffLimits = Readonly<Partial<Record<AdditionalServiceType, number | null>>>

/** One tariff of the table in product §15.1. */
interface TariffOffer {
  readonly id: number
  readonly type: TariffType
  readonly name: string
  /** Kopecks a month. */
  readonly price: number
  /** How often NEW_TASKS_NOTIFICATION comes. */
  readonly newTasks: keyof typeof PACE_NOTES
  readonly limits: TariffLimits
}

/** What a service costs: so many pieces, days or months for so many kopecks. */
interface ServicePrice {
  readonly type: PurchasableService
  readonly unit: PeriodUnit
  readonly amount: number
  readonly price: number
}

const ruble = (rubles: number) => rubles * 100

/** From the smallest to the largest. Prices and limits are those of the first day: administrators set others (docs/adr/0028). */
const TARIFFS: readonly TariffOffer[] = [
  {
    id: 1,
    type: 'FREE',
    name: 'Бесплатный',
    price: 0,
    newTasks: 'daily',
    limits: { REPLIES: 5, CASES: 3, PRODUCTS: 5, ARTICLES: 1, NEW_TASKS_NOTIFICATION: null },
  },
  {
    id: 2,
    type: 'BASIC',
    name: 'Базовый',
    price: ruble(690),
    newTasks: 'hourly',
    limits: { REPLIES: 30, CASES: 10, PRODUCTS: 30, ARTICLES: 4, NEW_TASKS_NOTIFICATION: null, BASE_ANALYTICS: null },
  },
  {
    id: 3,
    type: 'STANDARD',
    name: 'Стандарт',
    price: ruble(1490),
    newTasks: 'instant',
    limits: {
      REPLIES: 80,
      CASES: 30,
      PRODUCTS: 100,
      ARTICLES: 10,
      NEW_TASKS_NOTIFICATION: null,
      BASE_ANALYTICS: null,
      REVIEWS_REMINDER_NOTIFICATION: null,
      HIDING_COMPETITORS: null,
    },
  },
  {
    id: 4,
    type: 'PRO',
    name: 'Про',
    price: ruble(2990),
    newTasks: 'instant',
    limits: {
      REPLIES: 200,
      CASES: 100,
      PRODUCTS: 500,
      ARTICLES: 30,
      NEW_TASKS_NOTIFICATION: null,
      BASE_ANALYTICS: null,
      ADVANCED_ANALYTICS: null,
      REVIEWS_REMINDER_NOTIFICATION: null,
      HIDING_COMPETITORS: null,
      PERSONAL_MANAGER: null,
    },
  },
]

/** What can be bought besides a tariff. A month can be bought several at once; days and pieces only as listed. */
const SERVICE_PRICES: readonly ServicePrice[] = [
  { type: 'REPLIES', unit: 'piece', amount: 10, price: ruble(290) },
  { type: 'REPLIES', unit: 'piece', amount: 30, price: ruble(790) },
  { type: 'REPLIES', unit: 'piece', amount: 100, price: ruble(1990) },
  { type: 'TOP_EXECUTORS', unit: 'day', amount: 1, price: ruble(190) },
  { type: 'TOP_EXECUTORS', unit: 'day', amount: 3, price: ruble(490) },
  { type: 'TOP_EXECUTORS', unit: 'day', amount: 7, price: ruble(990) },
  { type: 'PRODUCTS', unit: 'month', amount: 1, price: ruble(190) },
  { type: 'CASES', unit: 'month', amount: 1, price: ruble(190) },
  { type: 'ADVANCED_ANALYTICS', unit: 'month', amount: 1, price: ruble(490) },
]

/** What a bought month of PRODUCTS or CASES adds to their limit on the first day. */
const ADDED_BY_MONTH = 10
/** Most months of a service in one purchase. */
export const MOST_MONTHS = 12
/** Bought pieces live so many months. */
export const PIECES_LIVE_MONTHS = 12

const byType = new Map(TARIFFS.map((tariff) => [tariff.type, tariff]))

/** The tariff of a type. */
export const tariffOffer = (type: TariffType): TariffOffer => {
  const offer = byType.get(type)
  if (!offer) throw new Error(`The price list has no tariff ${type}`)
  return offer
}

/** Larger tariffs come before smaller ones; FREE is 0. */
export const tariffRank = (type: TariffType): number => TARIFFS.indexOf(tariffOffer(type))

/** What the price list says of a service of a tariff beside its number. */
export const tariffNote = (type: TariffType, service: AdditionalServiceType): string | null =>
  service === 'NEW_TASKS_NOTIFICATION' ? PACE_NOTES[tariffOffer(type).newTasks] : null

/** How often an executor of a tariff is told of new tasks. */
export const newTasksPace = (type: TariffType): keyof typeof PACE_NOTES => tariffOffer(type).newTasks

/**
 * What administrators have set, by its key: kopecks of a price, pieces of a limit, `null` for no limit. What is not there is
 * as it was on the first day.
 */
export type SetTerms = ReadonlyMap<string, number | null>

/** What is counted by a tariff, and so has a limit that can be set. */
export const COUNTED_SERVICES = ['REPLIES', 'CASES', 'PRODUCTS', 'ARTICLES'] as const
export type CountedService = (typeof COUNTED_SERVICES)[number]
/** Limits that were bought with a tariff and stay until its paid time is over. */
export type KeptLimits = Readonly<Partial<Record<CountedService, number | null>>>

/** What a month of it adds to a limit can be set. */
const ADDED_SERVICES = ['PRODUCTS', 'CASES'] as const
export type AddedByMonth = Readonly<Record<(typeof ADDED_SERVICES)[number], number>>

const tariffKey = (type: TariffType): string => `TARIFF:${type}`
const serviceKey = ({ type, unit, amount }: ServicePrice): string => `${type}:${unit}:${amount}`
const limitKey = (type: TariffType, service: CountedService): string => `LIMIT:${type}:${service}`
const addedKey = (service: (typeof ADDED_SERVICES)[number]): string => `ADDED:${service}`

const setOr = <T extends number | null>(terms: SetTerms, key: string, otherwise: T): number | T =>
  terms.get(key) ?? otherwise

/** The limits of a tariff that can be set, as it is sold now. */
export const countedLimits = (type: TariffType, terms: SetTerms): KeptLimits =>
  Object.fromEntries(
    COUNTED_SERVICES.map((service) => {
      const set = terms.get(limitKey(type, service))
      return [service, set === undefined ? (tariffOffer(type).limits[service] ?? null) : set]
    }),
  )

/** All that is in a tariff that was bought with such limits; `null` are those of the first day. */
export const limitsKept = (type: TariffType, kept: KeptLimits | null): TariffLimits => ({
  ...tariffOffer(type).limits,
  ...kept,
})

/** All that is in a tariff, as it is sold now. */
export const tariffLimits = (type: TariffType, terms: SetTerms): TariffLimits =>
  limitsKept(type, countedLimits(type, terms))

/** What a tariff allows of something that is there or not, whatever administrators set. */
export const isInTariff = (type: TariffType, service: Exclude<AdditionalServiceType, CountedService>): boolean =>
  tariffOffer(type).limits[service] !== undefined

/** What a bought month adds to limits, as it is sold now. */
export const addedByMonth = (terms: SetTerms): AddedByMonth => ({
  PRODUCTS: setOr(terms, addedKey('PRODUCTS'), ADDED_BY_MONTH),
  CASES: setOr(terms, addedKey('CASES'), ADDED_BY_MONTH),
})

/** A tariff as it is sold now. FREE stays free. */
export const pricedTariff = (type: TariffType, terms: SetTerms): TariffOffer => {
  const offer = tariffOffer(type)
  const price = offer.price === 0 ? 0 : setOr(terms, tariffKey(type), offer.price)
  return { ...offer, price, limits: tariffLimits(type, terms) }
}

/** The services as they are sold now. */
export const pricedServices = (terms: SetTerms): readonly ServicePrice[] =>
  SERVICE_PRICES.map((row) => ({ ...row, price: setOr(terms, serviceKey(row), row.price) }))

/** Something that administrators set: the price of a tariff or of a service, or a limit. */
export interface SetableTerm {
  readonly key: string
  readonly group: 'TARIFF' | 'SERVICE' | 'LIMIT'
  /** Name of the tariff. */
  readonly tariff: string | null
  readonly service: ServicePrice | null
  /** What a limit is of; without a tariff what a bought month adds to it. */
  readonly counted: CountedService | null
  /** Kopecks of a price, pieces of a limit; `null` for no limit. */
  readonly value: number | null
}

const nothing = { tariff: null, service: null, counted: null } as const

/** Everything that can be set, as it stands. */
export const setableTerms = (terms: SetTerms): readonly SetableTerm[] => [
  ...TARIFFS.filter(({ price }) => price > 0).map(({ type, name }) => {
    const { price } = pricedTariff(type, terms)
    return { ...nothing, key: tariffKey(type), group: 'TARIFF', tariff: name, value: price } as const
  }),
  ...pricedServices(terms).map((row) => {
    return { ...nothing, key: serviceKey(row), group: 'SERVICE', service: row, value: row.price } as const
  }),
  ...TARIFFS.flatMap(({ type, name }) => {
    const limits = countedLimits(type, terms)
    const limit = (counted: CountedService) => ({
      key: limitKey(type, counted),
      counted,
      value: limits[counted] ?? null,
    })
    return COUNTED_SERVICES.map((counted) => ({ ...nothing, ...limit(counted), group: 'LIMIT', tariff: name }) as const)
  }),
  ...ADDED_SERVICES.map((counted) => {
    return { ...nothing, key: addedKey(counted), group: 'LIMIT', counted, value: addedByMonth(terms)[counted] } as const
  }),
]

/** The tariffs as they are sold, without what is planned. */
export const tariffsOf = (terms: SetTerms): Omit<Tariff, 'planned'>[] =>
  TARIFFS.map(({ id, type, name }) => ({
    id,
    type,
    name,
    price: pricedTariff(type, terms).price,
    services: offeredServices(type, tariffLimits(type, terms)),
  }))

/** What is in a tariff, in the words of the contract. */
export const offeredServices = (type: TariffType, limits: TariffLimits): Tariff['services'] =>
  (Object.entries(limits) as [AdditionalServiceType, number | null][]).map(([service, limit]) => ({
    type: service,
    limit,
    note: tariffNote(type, service),
  }))
