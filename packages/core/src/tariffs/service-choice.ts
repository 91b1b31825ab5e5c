import type { PurchasableService } from '../contract/tariff-terms.ts'
import type { Purchase } from '../contract/tariffs.ts'
import type { KeyValueStorage } from '../ports/index.ts'
import type { OfferedService } from './paid-queries.ts'

/** What is ticked in the calculator: how much of each service, and where to stand at the top. */
export interface ServiceChoice {
  readonly amounts: Readonly<Partial<Record<PurchasableService, number>>>
  readonly categoryId: number | null
  readonly city: { readonly id: number; readonly name: string } | null
}

/** Nothing is chosen yet. */
export const nothingChosen: ServiceChoice = { amounts: {}, categoryId: null, city: null }

/** What may be bought here. */
export const SERVICES_ON_SALE = [
  'REPLIES',
  'TOP_EXECUTORS',
  'CASES',
  'PRODUCTS',
  'ADVANCED_ANALYTICS',
] as const satisfies PurchasableService[]
export type ServiceOnSale = (typeof SERVICES_ON_SALE)[number]

/** A place at the top is chosen, and where is not: nothing can be calculated. */
export const lacksPlace = ({ amounts, categoryId, city }: ServiceChoice): boolean =>
  amounts.TOP_EXECUTORS !== undefined && (categoryId === null || city === null)

/** The order that a choice makes; `null` while nothing is chosen, or where is not said. */
export const orderOf = (choice: ServiceChoice, services: readonly OfferedService[]): Purchase | null => {
  if (lacksPlace(choice)) return null
  const ordered = SERVICES_ON_SALE.flatMap((type) => {
    const amount = choice.amounts[type]
    const unit = services.find((service) => service.type === type)?.prices[0]?.unit
    if (amount === undefined || unit === undefined) return []
    const place = type === 'TOP_EXECUTORS' ? { categoryId: choice.categoryId, cityId: choice.city?.id ?? null } : {}
    return [{ type, unit, amount, ...place }]
  })
  return ordered.length > 0 ? { services: ordered } : null
}

const KEY = 'artel_service_choice'

/** Keeps a choice while its buyer is at the bank: who comes back without having paid need not choose again. */
export const keptChoice = (storage: KeyValueStorage) => ({
  keep: (choice: ServiceChoice) => storage.set(KEY, JSON.stringify(choice)),
  forget: () => storage.remove(KEY),
  /** What was kept, as far as it can be read. */
  restore: (): ServiceChoice => {
    try {
      const { amounts, categoryId, city } = JSON.parse(storage.get(KEY) ?? 'null') as ServiceChoice
      const known = SERVICES_ON_SALE.flatMap((type) => (Number.isInteger(amounts[type]) ? [[type, amounts[type]]] : []))
      const isCity = typeof city?.id === 'number' && typeof city.name === 'string'
      return {
        amounts: Object.fromEntries(known),
        categoryId: typeof categoryId === 'number' ? categoryId : null,
        city: isCity ? city : null,
      }
    } catch {
      return nothingChosen
    }
  },
})
