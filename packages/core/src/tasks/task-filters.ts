import type { Point } from '../contract/geocoder.ts'
import { PLACE_MODES, SORT_DIRECTIONS, TASK_RADII, TASK_SORT_KEYS, type TaskSortKey } from '../contract/task-terms.ts'
import type { PlaceMode, TaskListQuery } from '../contract/tasks.ts'
import {
  allOf,
  firstOf,
  flag,
  isSet,
  kopecksOf,
  number,
  oneOf,
  page,
  pageOf,
  roubles,
  slugsOf,
  textOf,
  type UrlSearch,
  type WrittenSearch,
  wholeNumberOf,
  written,
} from '../search/index.ts'
import { noonOf } from './calendar-days.ts'

/** Filters of the task board, as the address of the page holds them (domain.md "Search and lists"). */
export interface TaskFilters {
  readonly q: string
  /** Slugs; a single one stands in the path: `/task-find/{slug}`. */
  readonly categories: readonly string[]
  readonly cityId: number | null
  /** Kilometres around the city. */
  readonly radius: (typeof TASK_RADII)[number] | null
  readonly placeMode: PlaceMode | null
  /** Kopecks; in the address whole roubles. */
  readonly budgetFrom: number | null
  readonly budgetTo: number | null
  /** Days between which the work falls, `YYYY-MM-DD`, both included. */
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly fewReplies: boolean
  readonly verifiedOnly: boolean
  readonly sortBy: TaskSortKey
  /** `null` is the direction a person means by the order: new, urgent and near first. */
  readonly sortDirection: (typeof SORT_DIRECTIONS)[number] | null
  readonly page: number
}

/** The board as it opens: everything, new first. */
export const defaultTaskFilters: TaskFilters = {
  q: '',
  categories: [],
  cityId: null,
  radius: null,
  placeMode: null,
  budgetFrom: null,
  budgetTo: null,
  dateFrom: null,
  dateTo: null,
  fewReplies: false,
  verifiedOnly: false,
  sortBy: 'createdAt',
  sortDirection: null,
  page: 1,
}

const MAX_CATEGORIES = 50
/** Roubles. */
const MAX_BUDGET = 10_000_000

/** A day that the calendar has. */
const dayOfSearch = (value: UrlSearch[string]): string | null => {
  const day = firstOf(value)
  return noonOf(day, 'UTC') === null ? null : day
}

/**
 * Reads the filters of an address; what is missing, unknown or wrong is at its default. Takes the query as the router parsed
 * it, keys and values in text.
 * @param slug category of the path
 */
export const parseTaskFilters = (search: UrlSearch, slug: string | null = null): TaskFilters => {
  const slugs = [...(slug === null ? [] : [slug]), ...allOf(search.category)]
  const cityId = wholeNumberOf(search.city)
  const radius = firstOf(search.radius)
  return {
    q: textOf(search.q),
    categories: slugsOf(slugs, MAX_CATEGORIES),
    cityId,
    radius: cityId === null ? null : (TASK_RADII.find((known) => String(known) === radius) ?? null),
    placeMode: oneOf(PLACE_MODES, search.place),
    budgetFrom: kopecksOf(search.budget, MAX_BUDGET),
    budgetTo: kopecksOf(search.max, MAX_BUDGET),
    dateFrom: dayOfSearch(search.from),
    dateTo: dayOfSearch(search.to),
    fewReplies: isSet(search.few),
    verifiedOnly: isSet(search.verified),
    sortBy: oneOf(TASK_SORT_KEYS, search.sort) ?? defaultTaskFilters.sortBy,
    sortDirection: oneOf(SORT_DIRECTIONS, search.order),
    page: pageOf(search.page),
  }
}

/** An address of the board: the category of the path and the query. */
export interface TaskFindAddress {
  readonly slug: string | null
  readonly search: WrittenSearch
}

/** Writes the filters into an address, defaults left out. `parseTaskFilters` reads the same filters back. */
export const serialiseTaskFilters = (filters: TaskFilters): TaskFindAddress => {
  const { categories, cityId, budgetFrom, budgetTo } = filters
  return {
    slug: categories.length === 1 ? (categories[0] ?? null) : null,
    search: written({
      q: filters.q,
      category: categories.length > 1 ? categories : null,
      city: number(cityId),
      radius: cityId === null ? null : number(filters.radius),
      place: filters.placeMode,
      budget: roubles(budgetFrom),
      max: roubles(budgetTo),
      from: filters.dateFrom,
      to: filters.dateTo,
      few: flag(filters.fewReplies),
      verified: flag(filters.verifiedOnly),
      sort: filters.sortBy === defaultTaskFilters.sortBy ? null : filters.sortBy,
      order: filters.sortDirection,
      page: page(filters.page),
    }),
  }
}

/** The address that search engines keep: category and city only (domain.md "Search and lists"). */
export const canonicalTaskFilters = ({ categories, cityId }: TaskFilters): TaskFindAddress =>
  serialiseTaskFilters({ ...defaultTaskFilters, categories, cityId })

/** Changes filters by hand: the list begins at its first page again. */
export const changeTaskFilters = (filters: TaskFilters, change: Partial<TaskFilters>): TaskFilters => ({
  ...filters,
  page: 1,
  ...change,
})

/**
 * The filters as GET /tasks/list takes them.
 * @param city where the viewer is, for distances; without it «ближние» falls back to new ones
 */
export const filtersToQuery = (
  filters: TaskFilters,
  categories: { readonly bySlug: ReadonlyMap<string, { readonly id: number }> },
  city: Point | null,
): TaskListQuery => {
  const categoryIds = filters.categories.flatMap((slug) => categories.bySlug.get(slug)?.id ?? [])
  const sortBy = filters.sortBy === 'distanceToUser' && city === null ? defaultTaskFilters.sortBy : filters.sortBy
  return {
    page: filters.page,
    ...(filters.q !== '' && { q: filters.q }),
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(filters.cityId !== null && { cityId: filters.cityId }),
    ...(filters.cityId !== null && filters.radius !== null && { radius: filters.radius }),
    ...(filters.placeMode !== null && { placeMode: filters.placeMode }),
    ...(filters.budgetFrom !== null && { budgetFrom: filters.budgetFrom }),
    ...(filters.budgetTo !== null && { budgetTo: filters.budgetTo }),
    ...(filters.dateFrom !== null && { dateFrom: filters.dateFrom }),
    ...(filters.dateTo !== null && { dateTo: filters.dateTo }),
    ...(filters.fewReplies && { fewReplies: true }),
    ...(filters.verifiedOnly && { verifiedOnly: true }),
    ...(sortBy !== defaultTaskFilters.sortBy && { sortBy }),
    ...(sortBy === filters.sortBy && filters.sortDirection !== null && { sortDirection: filters.sortDirection }),
    ...(city !== null && { latitude: city.lat, longitude: city.lon }),
  }
}
