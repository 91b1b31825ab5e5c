import { type Chip, EVERYWHERE } from '../search/index.ts'
import { type ExecutorFilters, executorList } from './executor-filters.ts'

/** A search beside one that found few: without one of its filters, in the category above, or in all of Russia. */
export type WiderSearch = { readonly filters: ExecutorFilters } & (
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'parent' }
  | { readonly kind: 'without'; readonly chip: Chip<ExecutorFilters> }
)

/** Where so few are found, it is worth looking beside. */
export const FEW_EXECUTORS = 3
/** Filters that are each tried to be done without. */
const CHIPS_TRIED = 3

/** What the search is held to beyond its filters. */
interface Held {
  /** To a city, be it the address's or the visitor's own. */
  readonly isInCity: boolean
  /** To a category. */
  readonly isInCategory: boolean
}

/** What to look at where a search found few, the nearest first: without one of its filters, in the category above, everywhere. */
export const widerSearches = (filters: ExecutorFilters, { isInCity, isInCategory }: Held): readonly WiderSearch[] => {
  const chips = executorList.chips(filters).filter(({ name }) => name !== 'cityId')
  const everywhere = { cityId: EVERYWHERE, districts: [] } as const
  return [
    ...chips.slice(0, CHIPS_TRIED).map((chip) => ({ kind: 'without', chip, filters: chip.without }) as const),
    ...(isInCategory ? [{ kind: 'parent', filters: executorList.change(filters, {}) } as const] : []),
    ...(isInCity ? [{ kind: 'everywhere', filters: executorList.change(filters, everywhere) } as const] : []),
  ]
}
