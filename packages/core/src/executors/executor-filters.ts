import type { HandlerArgs } from '../contract/contract.ts'
import { BADGES, BUSINESS_TYPES } from '../contract/executor-terms.ts'
import { paths } from '../routes/index.ts'
import {
  city,
  defineList,
  EVERYWHERE,
  type FiltersOf,
  flag,
  kopecks,
  names,
  oneOf,
  page,
  someOf,
  sort,
  text,
  type UrlSearch,
} from '../search/index.ts'

/** Orders of the executor search, the usual one first. */
export const EXECUTOR_SORT_KEYS = ['rating', 'price', 'createdAt'] as const
export type ExecutorSortKey = (typeof EXECUTOR_SORT_KEYS)[number]
/** Ratings that a search may ask for at least. */
export const RATINGS_FROM = [3, 4, 4.5] as const
const MAX_DISTRICTS = 30
const MAX_DISTRICT_LENGTH = 100

/** The executor search: everybody, the best rated first. The category stands in the path: `/{slug...}`. */
export const executorList = defineList(
  {
    q: text('q'),
    /** `null` is the visitor's own city: see `inOwnCity`. */
    cityId: city('city'),
    /** Of the city that is searched; nothing where none is. */
    districts: names('district', MAX_DISTRICTS, MAX_DISTRICT_LENGTH),
    businessTypes: someOf('type', BUSINESS_TYPES),
    visitClient: flag('visit'),
    verified: flag('verified'),
    hasCases: flag('cases'),
    online: flag('online'),
    badges: someOf('badge', BADGES),
    ratingFrom: oneOf('rating', RATINGS_FROM),
    priceTo: kopecks('priceTo'),
    sortBy: sort(EXECUTOR_SORT_KEYS, 'rating'),
    /** A map of cities above the list. */
    view: { ...oneOf('view', ['map'] as const), arranges: true },
    page: page(),
  },
  { canonical: ['cityId'] },
)

/** Filters of the executor search; sums in kopecks. */
export type ExecutorFilters = FiltersOf<typeof executorList>

/** Reads the filters of an address: all of Russia has no districts. */
export const parseExecutorFilters = (search: UrlSearch): ExecutorFilters => {
  const filters = executorList.parse(search)
  return filters.cityId === EVERYWHERE ? { ...filters, districts: [] } : filters
}

/**
 * The address of the search with these filters; `parseExecutorFilters` reads them back.
 * @param urlSlug parent and child slugs of the category joined by slashes; `null`: executors of all categories
 */
export const executorsPath = (urlSlug: string | null, filters: ExecutorFilters): string =>
  executorList.address(urlSlug === null ? paths.executors() : paths.executorsCategory(urlSlug), filters)

/**
 * The filters as GET /executors/list takes them: without a city there are no districts.
 * @param filters with the city that is searched
 */
export const executorsQuery = (
  filters: ExecutorFilters,
  categoryId: number | null,
): Partial<HandlerArgs<'listExecutors'>['query']> => {
  const { cityId, districts, view: _, ...query } = executorList.toQuery(filters)
  return {
    ...query,
    ...(typeof cityId === 'number' && { cityId, ...(districts && { districts }) }),
    ...(categoryId !== null && { categoryIds: [categoryId] }),
  }
}
