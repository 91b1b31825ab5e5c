import type { AdditionalServiceType, PeriodUnit, PurchasableService, TariffType } from '../../contract/tariff-terms.ts'
import type { Tariff } from '../../contract/tariffs.ts'

/** How often an executor is told of new tasks. */
const PACE_NOTES = { daily: 'раз в день', hourly: 'раз в час', instant: 'сразу' } as const

/** One tariff of the table in product §15.1. */
interface TariffOffer {
  readonly id: number
  readonly type: TariffType
  readonly name: string
  /** Kopecks a month. */
  readonly price: number
  /** How often NEW_TASKS_NOTIFICATION comes. */
  readonly newTasks: keyof typeof PACE_NOTES
  /** What is in it: a number limits, `null` does not. What is absent is not in the tariff. */
  readonly limits: Readonly<Partial<Record<AdditionalServiceType, number | null>>>
}

/** What a service costs: so many pieces, days or months for so many kopecks. */
interface ServicePrice {
  readonly type: PurchasableService
  readonly unit: PeriodUnit
  readonly amount: number
  readonly price: number
}

const ruble = (rubles: number) => rubles * 100

/** From the smallest to the largest. Prices are those of the first day: administrators set others. */
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

/** What a bought month of PRODUCTS or CASES adds to their limit. */
export const ADDED_BY_MONTH = 10
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

/** What a tariff allows of a service: a number, `null` without a limit, 0 when it is not in the tariff. */
export const tariffLimit = (type: TariffType, service: AdditionalServiceType): number | null => {
  const limit = tariffOffer(type).limits[service]
  return limit === undefined ? 0 : limit
}

/** What the price list says of a service of a tariff beside its number. */
export const tariffNote = (type: TariffType, service: AdditionalServiceType): string | null =>
  service === 'NEW_TASKS_NOTIFICATION' ? PACE_NOTES[tariffOffer(type).newTasks] : null

/** How often an executor of a tariff is told of new tasks. */
export const newTasksPace = (type: TariffType): keyof typeof PACE_NOTES => tariffOffer(type).newTasks

/** Prices that administrators have set, in kopecks by their keys; what is not there costs what it did on the first day. */
export type SetPrices = ReadonlyMap<string, number>

/** A tariff as it is sold now: nothing but its price changes. FREE stays free. */
export const pricedTariff = (type: TariffType, prices: SetPrices): TariffOffer => {
  const offer = tariffOffer(type)
  return offer.price === 0 ? offer : { ...offer, price: prices.get(tariffKey(type)) ?? offer.price }
}

/** The services as they are sold now. */
export const pricedServices = (prices: SetPrices): readonly ServicePrice[] =>
  SERVICE_PRICES.map((row) => ({ ...row, price: prices.get(serviceKey(row)) ?? row.price }))

const tariffKey = (type: TariffType): string => `TARIFF:${type}`
const serviceKey = ({ type, unit, amount }: ServicePrice): string => `${type}:${unit}:${amount}`

/** Every price that can be set. */
export const setablePrices = (prices: SetPrices) => [
  ...TARIFFS.filter(({ price }) => price > 0).map(({ type }) => {
    const { name, price } = pricedTariff(type, prices)
    return { key: tariffKey(type), tariff: name, service: null, price }
  }),
  ...pricedServices(prices).map((row) => ({ key: serviceKey(row), tariff: null, service: row, price: row.price })),
]

/** The tariffs as anybody may read them. */
export const listedTariffs = (prices: SetPrices): Tariff[] =>
  TARIFFS.map(({ id, type, name, limits }) => ({
    id,
    type,
    name,
    price: pricedTariff(type, prices).price,
    services: (Object.entries(limits) as [AdditionalServiceType, number | null][]).map(([service, limit]) => ({
      type: service,
      limit,
      note: tariffNote(type, service),
    })),
  }))
