import type { HandlerArgs } from '../contract/contract.ts'
import { BADGES, BUSINESS_TYPES } from '../contract/user-terms.ts'
import {
  defineList,
  type FiltersOf,
  flag,
  id,
  kopecks,
  names,
  oneOf,
  page,
  someOf,
  sort,
  text,
} from '../search/index.ts'

const SORT_KEYS = ['rating', 'price', 'createdAt'] as const
/** Ratings that a search may ask for at least. */
export const RATINGS_FROM = [3, 4, 4.5] as const
const MAX_DISTRICTS = 30
const MAX_DISTRICT_LENGTH = 100

/** The executor search: everybody, the best rated first. The category stands in the path: `/{slug...}`. */
export const executorList = defineList(
  {
    q: text('q'),
    cityId: id('city'),
    districts: names('district', MAX_DISTRICTS, MAX_DISTRICT_LENGTH),
    businessTypes: someOf('type', BUSINESS_TYPES),
    visitClient: flag('visit'),
    verified: flag('verified'),
    hasCases: flag('cases'),
    online: flag('online'),
    badges: someOf('badge', BADGES),
    ratingFrom: oneOf('rating', RATINGS_FROM),
    priceTo: kopecks('priceTo'),
    sortBy: sort(SORT_KEYS, 'rating'),
    page: page(),
  },
  { canonical: ['cityId'], within: { districts: 'cityId' } },
)

/** Filters of the executor search; sums in kopecks. */
export type ExecutorFilters = FiltersOf<typeof executorList>

/** The filters as GET /executors/list takes them. */
export const executorsQuery = (
  filters: ExecutorFilters,
  categoryId: number | null,
): Partial<HandlerArgs<'listExecutors'>['query']> => ({
  ...executorList.toQuery(filters),
  ...(categoryId !== null && { categoryIds: [categoryId] }),
})
