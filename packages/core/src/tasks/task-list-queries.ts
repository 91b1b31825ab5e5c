import type { ApiClient } from '../api/index.ts'
import type { Point } from '../contract/geocoder.ts'
import { type MyTasksFilters, type MyTasksRole, myTaskList } from './my-task-list.ts'
import { type CategorySlugs, taskBoardQuery } from './task-board-query.ts'
import type { TaskFilters } from './task-filters.ts'
import { type QueryRun, taskKeys } from './task-queries.ts'

type TaskListApi = Pick<ApiClient, 'listTasks' | 'listMyTasks' | 'listExecutorTasks'>

/**
 * Query definitions of the lists that have filters: the answers without their envelope. They stand apart from
 * `taskQueries`, so that a page without filters does not load the codecs of addresses.
 */
export const taskListQueries = (api: TaskListApi) => ({
  /** The board. Not to be asked while `taskList.problems` has something to say of the filters. */
  board: (filters: TaskFilters, categories: CategorySlugs, city: Point | null) => {
    const query = taskBoardQuery(filters, categories, city)
    return {
      queryKey: [...taskKeys.lists, 'board', query] as const,
      queryFn: async ({ signal }: QueryRun = {}) => (await api.listTasks({ query }, { signal })).data,
    }
  },
  /** The viewer's own: an author's are those that they ordered, an executor's those that they do or have replied to. */
  own: (filters: MyTasksFilters, role: MyTasksRole) => {
    const { role: _, ...query } = myTaskList.toQuery(filters)
    const ask = role === 'author' ? api.listMyTasks : api.listExecutorTasks
    return {
      queryKey: [...taskKeys.lists, 'own', role, query] as const,
      queryFn: async ({ signal }: QueryRun = {}) => (await ask({ query }, { signal })).data,
    }
  },
})
