import { DELIVERY_MODES, PRODUCT_AVAILABILITIES } from '../contract/content-terms.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import { PRODUCT_RANGES } from '../contract/list-ranges.ts'
import { defineList, direction, type FiltersOf, flag, id, kopecks, oneOf, page, sort, text } from '../search/index.ts'

const SORT_KEYS = ['createdAt', 'price', 'rating'] as const

/** The catalogue: everything, new first. The category stands in the path: `/catalog/{categorySlug}`. */
export const productList = defineList(
  {
    q: text('q'),
    cityId: id('city'),
    priceFrom: kopecks('priceFrom'),
    priceTo: kopecks('priceTo'),
    availability: oneOf('availability', PRODUCT_AVAILABILITIES),
    delivery: oneOf('delivery', DELIVERY_MODES),
    verified: flag('verified'),
    sortBy: sort(SORT_KEYS, 'createdAt'),
    sortDirection: direction(),
    page: page(),
  },
  { canonical: ['cityId'], ranges: PRODUCT_RANGES },
)

/** Filters of the catalogue; sums in kopecks. */
export type ProductFilters = FiltersOf<typeof productList>

/** The filters as GET /products/list takes them. */
export const productsQuery = (
  filters: ProductFilters,
  categoryId: number | null,
): Partial<HandlerArgs<'listProducts'>['query']> => ({
  ...productList.toQuery(filters),
  ...(categoryId !== null && { categoryIds: [categoryId] }),
})
