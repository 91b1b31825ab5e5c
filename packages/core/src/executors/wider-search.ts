import { type Chip, EVERYWHERE } from '../search/index.ts'
import { type ExecutorFilters, executorList } from './executor-filters.ts'

/** A search beside one that found few: the same in all of Russia, in the category above, or without one of its filters. */
export type WiderSearch = { readonly filters: ExecutorFilters } & (
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'parent' }
  | { readonly kind: 'without'; readonly chip: Chip<ExecutorFilters> }
)

/** So few are worth a look beside. */
export const FEW_EXECUTORS = 3
/** Filters that are each tried to be done without. */
const CHIPS_TRIED = 3

/**
 * What to look at where a search found few, the nearest first: without one of its filters, in the category above, everywhere.
 * @param filters as they are searched with, in whatever city
 * @param hasParent the search is held to a category
 */
export const widerSearches = (filters: ExecutorFilters, hasParent: boolean): readonly WiderSearch[] => {
  const here = executorList.change(filters, {})
  const chips = executorList.chips(filters).filter(({ name }) => name !== 'cityId')
  return [
    ...chips.slice(0, CHIPS_TRIED).map((chip) => ({ kind: 'without', chip, filters: chip.without }) as const),
    ...(hasParent ? [{ kind: 'parent', filters: here } as const] : []),
    ...(typeof filters.cityId === 'number'
      ? [
          {
            kind: 'everywhere',
            filters: executorList.change(filters, { cityId: EVERYWHERE, districts: [] }),
          } as const,
        ]
      : []),
  ]
}
