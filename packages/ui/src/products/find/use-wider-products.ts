import { catalogPath, type ProductFilters, productQueries, productsQuery, widerProducts } from '@artel/core/products'
import { FEW_FOUND, inOwnCity, type WiderSearch } from '@artel/core/search'
import { useQuery } from '@tanstack/react-query'
import type { NamedCity } from '../../lists/index.ts'
import { useWiderWays, type WiderWay } from '../../lists/wider/index.ts'
import { useServices } from '../../services/index.ts'
import { productFilterLabel } from './product-filter-chips.ts'

export interface WiderAsked {
  readonly filters: ProductFilters
  readonly own: NamedCity | null
  /** Slug and number of the category of the list; `null`: all categories. */
  readonly chosen: { readonly slug: string; readonly categoryId: number } | null
  /** The category above; `null`: all categories. */
  readonly parent: { readonly slug: string; readonly name: string } | null
  /** How many the list has; `null` while nobody knows. */
  readonly totalItems: number | null
}

/** Where more goods are found when the list has few. */
export function useWiderProducts({ filters, own, chosen, parent, totalItems }: WiderAsked): readonly WiderWay[] {
  const { api } = useServices()
  const queries = productQueries(api)
  const isFew = totalItems !== null && totalItems <= FEW_FOUND
  const above = useQuery({ ...queries.category(parent?.slug ?? ''), enabled: isFew && parent !== null })
  const isInCity = typeof inOwnCity(filters, own).cityId === 'number'
  // Of a category above whose number is not known yet nobody can say how much is in it.
  const isInCategory = chosen !== null && (parent === null || above.data !== undefined)
  const isParent = ({ kind }: WiderSearch<ProductFilters>) => kind === 'parent'
  const idOf = (search: WiderSearch<ProductFilters>) =>
    (isParent(search) ? (parent ? above.data : null) : chosen?.categoryId) ?? null
  return useWiderWays<ProductFilters>({
    searches: isFew ? widerProducts(filters, { isInCity, isInCategory }) : [],
    totalItems: totalItems ?? 0,
    count: (search) => queries.count(productsQuery(inOwnCity(search.filters, own), idOf(search))),
    to: (search) => catalogPath((isParent(search) ? parent?.slug : chosen?.slug) ?? null, search.filters),
    parent: parent?.name ?? null,
    chipLabel: productFilterLabel,
  })
}
