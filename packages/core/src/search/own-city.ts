import type { EVERYWHERE } from './codecs.ts'

interface OfCity {
  /** `null` is the visitor's own. */
  readonly cityId: number | typeof EVERYWHERE | null
}

/**
 * The filters as they are searched with: where they name no city, the visitor's own counts (product §18.2).
 * @param own the city that the visitor has chosen
 */
export const inOwnCity = <F extends OfCity>(filters: F, own: { readonly id: number } | null): F =>
  filters.cityId === null && own !== null ? { ...filters, cityId: own.id } : filters
