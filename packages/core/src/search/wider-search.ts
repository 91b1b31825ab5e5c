import type { EVERYWHERE } from './codecs.ts'
import type { Chip, List } from './list.types.ts'

/** A search beside one that found few: without one of its filters, in the category above, or in all of Russia. */
export type WiderSearch<F> = { readonly filters: F } & (
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'parent' }
  | { readonly kind: 'without'; readonly chip: Chip<F> }
)

/** Where so few are found, it is worth looking beside. */
export const FEW_FOUND = 3
/** Filters that are each tried to be done without. */
const CHIPS_TRIED = 3

/** What a search is held to beyond its filters. */
export interface Held {
  /** To a city, be it the address's or the visitor's own. */
  readonly isInCity: boolean
  /** To a category. */
  readonly isInCategory: boolean
}

/**
 * What to look at where a search found few, the nearest first: without one of its filters, in the category above, everywhere.
 * @param everywhere the filters of a search that no city narrows: what stands within the city goes with it
 */
export const widerSearches = <F extends { readonly cityId: unknown }>(
  list: List<F>,
  filters: F,
  { isInCity, isInCategory }: Held,
  everywhere: Partial<F> & { readonly cityId: typeof EVERYWHERE },
): readonly WiderSearch<F>[] => {
  const chips = list.chips(filters).filter(({ name }) => name !== 'cityId')
  return [
    ...chips.slice(0, CHIPS_TRIED).map((chip) => ({ kind: 'without', chip, filters: chip.without }) as const),
    ...(isInCategory ? [{ kind: 'parent', filters: list.change(filters, {}) } as const] : []),
    ...(isInCity ? [{ kind: 'everywhere', filters: list.change(filters, everywhere) } as const] : []),
  ]
}
