import type { HandlerArgs } from '../contract/contract.ts'
import { BADGES, BUSINESS_TYPES } from '../contract/user-terms.ts'
import {
  allOf,
  flag,
  isSet,
  kopecksOf,
  number,
  oneOf,
  page,
  pageOf,
  roubles,
  someOf,
  textOf,
  type UrlSearch,
  type WrittenSearch,
  wholeNumberOf,
  written,
} from '../search/index.ts'

const SORT_KEYS = ['rating', 'price', 'createdAt'] as const
/** Ratings that a search may ask for at least. */
export const RATINGS_FROM = [3, 4, 4.5] as const
const MAX_DISTRICTS = 30
const MAX_DISTRICT_LENGTH = 100
/** Roubles. */
const MAX_PRICE = 10_000_000

/** Filters of the executor search (domain.md "Search and lists"). The category stands in the path: `/{slug...}`. */
export interface ExecutorFilters {
  readonly q: string
  readonly cityId: number | null
  readonly districts: readonly string[]
  readonly businessTypes: readonly (typeof BUSINESS_TYPES)[number][]
  readonly visitClient: boolean
  readonly verified: boolean
  readonly hasCases: boolean
  readonly online: boolean
  readonly badges: readonly (typeof BADGES)[number][]
  readonly ratingFrom: (typeof RATINGS_FROM)[number] | null
  /** Kopecks; in the address whole roubles. */
  readonly priceTo: number | null
  readonly sortBy: (typeof SORT_KEYS)[number]
  readonly page: number
}

/** The search as it opens: everybody, the best rated first. */
export const defaultExecutorFilters: ExecutorFilters = {
  q: '',
  cityId: null,
  districts: [],
  businessTypes: [],
  visitClient: false,
  verified: false,
  hasCases: false,
  online: false,
  badges: [],
  ratingFrom: null,
  priceTo: null,
  sortBy: 'rating',
  page: 1,
}

const districtsOf = (value: UrlSearch[string]): readonly string[] => {
  const names = allOf(value).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== '' && name.length <= MAX_DISTRICT_LENGTH))].slice(0, MAX_DISTRICTS)
}

/** Reads the filters of an address; what is missing, unknown or wrong is at its default. */
export const parseExecutorFilters = (search: UrlSearch): ExecutorFilters => {
  const cityId = wholeNumberOf(search.city)
  const rating = oneOf(RATINGS_FROM.map(String), search.rating)
  return {
    q: textOf(search.q),
    cityId,
    // Districts are of the city.
    districts: cityId === null ? [] : districtsOf(search.district),
    businessTypes: someOf(BUSINESS_TYPES, search.type),
    visitClient: isSet(search.visit),
    verified: isSet(search.verified),
    hasCases: isSet(search.cases),
    online: isSet(search.online),
    badges: someOf(BADGES, search.badge),
    ratingFrom: RATINGS_FROM.find((known) => String(known) === rating) ?? null,
    priceTo: kopecksOf(search.price, MAX_PRICE),
    sortBy: oneOf(SORT_KEYS, search.sort) ?? defaultExecutorFilters.sortBy,
    page: pageOf(search.page),
  }
}

/** Writes the filters into an address, defaults left out. `parseExecutorFilters` reads the same filters back. */
export const serialiseExecutorFilters = (filters: ExecutorFilters): WrittenSearch =>
  written({
    q: filters.q,
    city: number(filters.cityId),
    district: filters.cityId === null ? null : filters.districts,
    type: filters.businessTypes,
    visit: flag(filters.visitClient),
    verified: flag(filters.verified),
    cases: flag(filters.hasCases),
    online: flag(filters.online),
    badge: filters.badges,
    rating: number(filters.ratingFrom),
    price: roubles(filters.priceTo),
    sort: filters.sortBy === defaultExecutorFilters.sortBy ? null : filters.sortBy,
    page: page(filters.page),
  })

/** The address that search engines keep: category (of the path) and city only. */
export const canonicalExecutorFilters = ({ cityId }: ExecutorFilters): WrittenSearch =>
  serialiseExecutorFilters({ ...defaultExecutorFilters, cityId })

/** The filters as GET /executors/list takes them. */
export const executorFiltersToQuery = (
  filters: ExecutorFilters,
  categoryId: number | null,
): Partial<HandlerArgs<'listExecutors'>['query']> => ({
  page: filters.page,
  sortBy: filters.sortBy,
  ...(filters.q !== '' && { q: filters.q }),
  ...(categoryId !== null && { categoryIds: [categoryId] }),
  ...(filters.cityId !== null && { cityId: filters.cityId }),
  ...(filters.districts.length > 0 && { districts: [...filters.districts] }),
  ...(filters.businessTypes.length > 0 && { businessTypes: [...filters.businessTypes] }),
  ...(filters.visitClient && { visitClient: true }),
  ...(filters.verified && { verified: true }),
  ...(filters.hasCases && { hasCases: true }),
  ...(filters.online && { online: true }),
  ...(filters.badges.length > 0 && { badges: [...filters.badges] }),
  ...(filters.ratingFrom !== null && { ratingFrom: filters.ratingFrom }),
  ...(filters.priceTo !== null && { priceTo: filters.priceTo }),
})
