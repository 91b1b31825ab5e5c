import type { ApiClient } from '../api/index.ts'
import type { Point } from '../contract/geocoder.ts'
import { type CategorySlugs, taskBoardQuery } from './task-board-query.ts'
import type { TaskFilters } from './task-filters.ts'
import { type QueryRun, taskKeys } from './task-queries.ts'

/** The most that a list gives at once. */
const TASKS_ON_MAP = 50

/** As much of the board as a map shows, from the first: the page of the list is none of its. It loads with the map. */
export const taskMapQuery = (
  api: Pick<ApiClient, 'listTasks'>,
  filters: TaskFilters,
  categories: CategorySlugs,
  city: Point | null,
) => {
  const query = { ...taskBoardQuery({ ...filters, page: 1 }, categories, city), limit: TASKS_ON_MAP }
  return {
    queryKey: [...taskKeys.lists, 'board', query] as const,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTasks({ query }, { signal })).data,
  }
}
