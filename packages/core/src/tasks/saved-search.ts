import type { SavedSearch } from '../contract/saved-searches.ts'
import { EVERYWHERE, readSearch } from '../search/index.ts'
import { parseTaskFilters, type TaskFilters, taskFindPath, taskList } from './task-filters.ts'

/** What the list is only arranged by: two searches that differ in nothing else are one. */
const ARRANGING = ['sortBy', 'sortDirection', 'view', 'page'] as const

/** The filters as a saved search keeps them: one spelling a search, and a city that is the same whoever opens it. */
const savedFilters = (filters: TaskFilters): TaskFilters => ({
  ...taskList.clear(filters, ARRANGING),
  categories: [...new Set(filters.categories)].sort(),
  cityId: filters.cityId ?? EVERYWHERE,
})

/** The query that a saved search of these filters has: the address of the list after its `?`. */
export const savedSearchQuery = (filters: TaskFilters): string =>
  taskList.address('', savedFilters(filters)).replace(/^\?/, '')

/** Reads the query of a saved search, or whatever somebody has sent as one: what is unknown or wrong is left out. */
export const readSavedSearch = (query: string): TaskFilters => savedFilters(parseTaskFilters(readSearch(query)))

/** The board as a saved search finds it. */
export const savedSearchPath = ({ query }: Pick<SavedSearch, 'query'>): string => taskFindPath(readSavedSearch(query))

/** Which of somebody's searches these filters are, if any. */
export const savedAs = <S extends Pick<SavedSearch, 'query'>>(
  searches: readonly S[],
  filters: TaskFilters,
): S | undefined => {
  const query = savedSearchQuery(filters)
  return searches.find((search) => search.query === query)
}

/** A search that somebody wants to save, as it is kept; or why it cannot be, by its field. */
export type JudgedSearch =
  | { readonly query: string; readonly filters: TaskFilters; readonly problems: null }
  | { readonly problems: Readonly<Record<string, string>> }

/**
 * Judges what somebody sends to be saved.
 * @param isCategory whether there is a category of this slug
 */
export const judgeSearch = (query: string, isCategory: (slug: string) => boolean): JudgedSearch => {
  const read = readSavedSearch(query)
  const filters = { ...read, categories: read.categories.filter(isCategory) }
  const problems = Object.values(taskList.problems(filters) ?? {})
  if (problems.length > 0) return { problems: { query: problems.join(' ') } }
  return { query: savedSearchQuery(filters), filters, problems: null }
}
