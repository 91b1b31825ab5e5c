import { EVERYWHERE, type Held, type WiderSearch, widerSearches } from '../search/index.ts'
import { type ExecutorFilters, executorList } from './executor-filters.ts'

/** Where to look beside a search for executors that found few; districts go with their city. */
export const widerExecutors = (filters: ExecutorFilters, held: Held): readonly WiderSearch<ExecutorFilters>[] =>
  widerSearches(executorList, filters, held, { cityId: EVERYWHERE, districts: [] })
