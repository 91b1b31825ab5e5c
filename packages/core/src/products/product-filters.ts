import { DELIVERY_MODES, PRODUCT_AVAILABILITIES } from '../contract/content-terms.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import {
  flag,
  isSet,
  kopecksOf,
  number,
  oneOf,
  page,
  pageOf,
  roubles,
  textOf,
  type UrlSearch,
  type WrittenSearch,
  wholeNumberOf,
  written,
} from '../search/index.ts'

const SORT_KEYS = ['createdAt', 'price', 'rating'] as const
const SORT_DIRECTIONS = ['asc', 'desc'] as const
/** Roubles. */
const MAX_PRICE = 10_000_000

/** Filters of the catalogue (domain.md "Search and lists"). The category stands in the path: `/catalog/{categorySlug}`. */
export interface ProductFilters {
  readonly q: string
  readonly cityId: number | null
  /** Kopecks; in the address whole roubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly availability: (typeof PRODUCT_AVAILABILITIES)[number] | null
  readonly delivery: (typeof DELIVERY_MODES)[number] | null
  readonly verified: boolean
  readonly sortBy: (typeof SORT_KEYS)[number]
  /** `null` is the direction a person means by the order: new, cheap and well rated first. */
  readonly sortDirection: (typeof SORT_DIRECTIONS)[number] | null
  readonly page: number
}

/** The catalogue as it opens: everything, new first. */
export const defaultProductFilters: ProductFilters = {
  q: '',
  cityId: null,
  priceFrom: null,
  priceTo: null,
  availability: null,
  delivery: null,
  verified: false,
  sortBy: 'createdAt',
  sortDirection: null,
  page: 1,
}

/** Reads the filters of an address; what is missing, unknown or wrong is at its default. */
export const parseProductFilters = (search: UrlSearch): ProductFilters => {
  const prices = [kopecksOf(search.from, MAX_PRICE), kopecksOf(search.to, MAX_PRICE)]
  // Typed the wrong way round, they still mean a range.
  const [priceFrom = null, priceTo = null] =
    prices[0] != null && prices[1] != null && prices[0] > prices[1] ? prices.reverse() : prices
  return {
    q: textOf(search.q),
    cityId: wholeNumberOf(search.city),
    priceFrom,
    priceTo,
    availability: oneOf(PRODUCT_AVAILABILITIES, search.stock),
    delivery: oneOf(DELIVERY_MODES, search.delivery),
    verified: isSet(search.verified),
    sortBy: oneOf(SORT_KEYS, search.sort) ?? defaultProductFilters.sortBy,
    sortDirection: oneOf(SORT_DIRECTIONS, search.order),
    page: pageOf(search.page),
  }
}

/** Writes the filters into an address, defaults left out. `parseProductFilters` reads the same filters back. */
export const serialiseProductFilters = (filters: ProductFilters): WrittenSearch =>
  written({
    q: filters.q,
    city: number(filters.cityId),
    from: roubles(filters.priceFrom),
    to: roubles(filters.priceTo),
    stock: filters.availability,
    delivery: filters.delivery,
    verified: flag(filters.verified),
    sort: filters.sortBy === defaultProductFilters.sortBy ? null : filters.sortBy,
    order: filters.sortDirection,
    page: page(filters.page),
  })

/** The address that search engines keep: category (of the path) and city only. */
export const canonicalProductFilters = ({ cityId }: ProductFilters): WrittenSearch =>
  serialiseProductFilters({ ...defaultProductFilters, cityId })

/** The filters as GET /products/list takes them. */
export const productFiltersToQuery = (
  filters: ProductFilters,
  categoryId: number | null,
): Partial<HandlerArgs<'listProducts'>['query']> => ({
  page: filters.page,
  sortBy: filters.sortBy,
  ...(filters.q !== '' && { q: filters.q }),
  ...(categoryId !== null && { categoryIds: [categoryId] }),
  ...(filters.cityId !== null && { cityId: filters.cityId }),
  ...(filters.priceFrom !== null && { priceFrom: filters.priceFrom }),
  ...(filters.priceTo !== null && { priceTo: filters.priceTo }),
  ...(filters.availability !== null && { availability: filters.availability }),
  ...(filters.delivery !== null && { delivery: filters.delivery }),
  ...(filters.verified && { verified: true }),
  ...(filters.sortDirection !== null && { sortDirection: filters.sortDirection }),
})
