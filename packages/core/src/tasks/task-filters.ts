import { TASK_RANGES } from '../contract/list-ranges.ts'
import { CATEGORIES_ASKED } from '../contract/list-terms.ts'
import { PLACE_MODES, TASK_RADII, TASK_SORT_KEYS } from '../contract/task-terms.ts'
import { paths } from '../routes/index.ts'
import {
  city,
  day,
  defineList,
  direction,
  EVERYWHERE,
  type FiltersOf,
  flag,
  kopecks,
  oneOf,
  page,
  slugs,
  sort,
  text,
  type UrlSearch,
} from '../search/index.ts'

/** The task board: everything, new first. */
export const taskList = defineList(
  {
    q: text('q'),
    /** Slugs; a single one stands in the path: `/task-find/{slug}`. */
    categories: slugs('category', CATEGORIES_ASKED),
    /** `null` is the visitor's own city: see `inOwnCity`. */
    cityId: city('city'),
    /** Kilometres around a city that is named. */
    radius: oneOf('radius', TASK_RADII),
    placeMode: oneOf('place', PLACE_MODES),
    budgetFrom: kopecks('priceFrom'),
    budgetTo: kopecks('priceTo'),
    /** Days between which the work falls, both included. */
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    fewReplies: flag('few'),
    verifiedOnly: flag('verified'),
    sortBy: sort(TASK_SORT_KEYS, 'createdAt'),
    sortDirection: direction(),
    /** A map above the list. */
    view: { ...oneOf('view', ['map'] as const), arranges: true },
    page: page(),
  },
  {
    canonical: ['categories', 'cityId'],
    within: { radius: 'cityId' },
    ranges: TASK_RANGES,
    renamed: { budget: 'priceFrom', max: 'priceTo', from: 'dateFrom', to: 'dateTo' },
  },
)

/** Filters of the task board; sums in kopecks, days `YYYY-MM-DD`. */
export type TaskFilters = FiltersOf<typeof taskList>

/**
 * Reads the filters of an address of the board.
 * @param search the query as the router parsed it
 * @param slug category of the path
 */
export const parseTaskFilters = (search: UrlSearch, slug: string | null = null): TaskFilters => {
  const filters = taskList.parse({ ...search, category: [slug, search.category].flat() })
  return filters.cityId === EVERYWHERE ? { ...filters, radius: null } : filters
}

/** The address of the board with these filters; `parseTaskFilters` reads them back. */
export const taskFindPath = (filters: TaskFilters): string => {
  const [slug, ...more] = filters.categories
  return slug === undefined || more.length > 0
    ? taskList.address(paths.taskFind(), filters)
    : taskList.address(paths.taskFindCategory(slug), { ...filters, categories: [] })
}
