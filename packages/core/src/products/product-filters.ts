import { DELIVERY_MODES, PRODUCT_SUPPLIES } from '../contract/content-terms.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import { PRODUCT_RANGES } from '../contract/list-ranges.ts'
import { paths } from '../routes/index.ts'
import {
  city,
  defineList,
  direction,
  EVERYWHERE,
  type FiltersOf,
  flag,
  kopecks,
  oneOf,
  page,
  sort,
  text,
  type WiderSearch,
  widerSearches,
} from '../search/index.ts'

/** Goods on a page: rows of two, three and four come out even. */
export const PRODUCTS_A_PAGE = 12

const SORT_KEYS = ['createdAt', 'price', 'rating'] as const

/** The catalogue: everything, new first. The category stands in the path: `/catalog/{categorySlug}`. */
export const productList = defineList(
  {
    q: text('q'),
    /** `null` is the visitor's own city: see `inOwnCity`. */
    cityId: city('city'),
    priceFrom: kopecks('priceFrom'),
    priceTo: kopecks('priceTo'),
    availability: oneOf('availability', PRODUCT_SUPPLIES),
    /** What is sold out as well; of no account where one kind of supply is asked for. */
    soldOut: flag('soldOut'),
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

/** Orders of the catalogue, the usual one first. */
export const PRODUCT_ORDERS = [
  { name: 'Сначала новые', sortBy: 'createdAt', sortDirection: null },
  { name: 'Сначала лучшие', sortBy: 'rating', sortDirection: null },
  { name: 'Сначала дешевле', sortBy: 'price', sortDirection: null },
  { name: 'Сначала дороже', sortBy: 'price', sortDirection: 'desc' },
] as const satisfies readonly (Pick<ProductFilters, 'sortBy' | 'sortDirection'> & { readonly name: string })[]

/**
 * The address of the catalogue with these filters.
 * @param slug of the category; `null`: goods of all categories
 */
export const catalogPath = (slug: string | null, filters: ProductFilters): string =>
  productList.address(slug === null ? paths.catalog() : paths.catalogCategory(slug), filters)

/**
 * The filters as GET /products/list takes them.
 * @param filters with the city that is searched
 */
export const productsQuery = (
  filters: ProductFilters,
  categoryId: number | null,
): Partial<HandlerArgs<'listProducts'>['query']> => {
  const { cityId, ...query } = productList.toQuery(filters)
  return {
    ...query,
    limit: PRODUCTS_A_PAGE,
    ...(typeof cityId === 'number' && { cityId }),
    ...(categoryId !== null && { categoryIds: [categoryId] }),
  }
}

/** Where to look beside a catalogue that has few goods. */
export const widerProducts = (
  filters: ProductFilters,
  held: { readonly isInCity: boolean; readonly isInCategory: boolean },
): readonly WiderSearch<ProductFilters>[] => widerSearches(productList, filters, held, { cityId: EVERYWHERE })
