import type { Point } from '../contract/geocoder.ts'
import { PLACE_MODES, SORT_DIRECTIONS, TASK_RADII, TASK_SORT_KEYS, type TaskSortKey } from '../contract/task-terms.ts'
import type { PlaceMode, TaskListQuery } from '../contract/tasks.ts'

/** Query of an address: a key may be repeated. */
export type UrlSearch = Readonly<Record<string, string | readonly string[] | undefined>>

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
  fewReplies: false,
  verifiedOnly: false,
  sortBy: 'createdAt',
  sortDirection: null,
  page: 1,
}

const MAX_QUERY = 200
const MAX_CATEGORIES = 50
const MAX_PAGE = 1000
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const all = (value: UrlSearch[string]): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value
const first = (value: UrlSearch[string]): string => all(value)[0] ?? ''

/** Canonical digits only, so that `007`, `1e3` and ` 5` are garbage and one filter has one address. */
const wholeNumber = (text: string, max: number): number | null => {
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  return number !== null && number <= max ? number : null
}
const oneOf = <T extends string>(options: readonly T[], text: string): T | null =>
  options.find((option) => option === text) ?? null

/**
 * Reads the filters of an address; what is missing, unknown or wrong is at its default. Takes the query as the router parsed
 * it, keys and values in text.
 * @param slug category of the path
 */
export const parseTaskFilters = (search: UrlSearch, slug: string | null = null): TaskFilters => {
  const slugs = [...(slug === null ? [] : [slug]), ...all(search.category)].filter((one) => SLUG.test(one))
  const cityId = wholeNumber(first(search.city), Number.MAX_SAFE_INTEGER)
  const radius = first(search.radius)
  const budget = wholeNumber(first(search.budget), 10_000_000)
  return {
    q: [...first(search.q).trim()].slice(0, MAX_QUERY).join(''),
    categories: [...new Set(slugs)].slice(0, MAX_CATEGORIES),
    cityId,
    radius: cityId === null ? null : (TASK_RADII.find((known) => String(known) === radius) ?? null),
    placeMode: oneOf(PLACE_MODES, first(search.place)),
    budgetFrom: budget === null ? null : budget * 100,
    fewReplies: first(search.few) === '1',
    verifiedOnly: first(search.verified) === '1',
    sortBy: oneOf(TASK_SORT_KEYS, first(search.sort)) ?? defaultTaskFilters.sortBy,
    sortDirection: oneOf(SORT_DIRECTIONS, first(search.order)),
    page: wholeNumber(first(search.page), MAX_PAGE) ?? 1,
  }
}

/** An address of the board: the category of the path and the query. */
export interface TaskFindAddress {
  readonly slug: string | null
  readonly search: Readonly<Record<string, string | readonly string[]>>
}

const written = (values: Readonly<Record<string, string | readonly string[] | null>>): TaskFindAddress['search'] =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | readonly string[]] => Boolean(entry[1]?.length)),
  )

/** Writes the filters into an address, defaults left out. `parseTaskFilters` reads the same filters back. */
export const serialiseTaskFilters = (filters: TaskFilters): TaskFindAddress => {
  const { categories, cityId, budgetFrom } = filters
  return {
    slug: categories.length === 1 ? (categories[0] ?? null) : null,
    search: written({
      q: filters.q,
      category: categories.length > 1 ? categories : null,
      city: cityId === null ? null : String(cityId),
      radius: cityId === null || filters.radius === null ? null : String(filters.radius),
      place: filters.placeMode,
      budget: budgetFrom === null ? null : String(Math.round(budgetFrom / 100)),
      few: filters.fewReplies ? '1' : null,
      verified: filters.verifiedOnly ? '1' : null,
      sort: filters.sortBy === defaultTaskFilters.sortBy ? null : filters.sortBy,
      order: filters.sortDirection,
      page: filters.page === 1 ? null : String(filters.page),
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
    ...(filters.fewReplies && { fewReplies: true }),
    ...(filters.verifiedOnly && { verifiedOnly: true }),
    ...(sortBy !== defaultTaskFilters.sortBy && { sortBy }),
    ...(sortBy === filters.sortBy && filters.sortDirection !== null && { sortDirection: filters.sortDirection }),
    ...(city !== null && { latitude: city.lat, longitude: city.lon }),
  }
}
