import type { ApiClient } from '../api/index.ts'
import type { Point } from '../contract/geocoder.ts'
import type { CancelSignal } from '../ports/index.ts'
import { type CategorySlugs, taskBoardQuery } from './task-board-query.ts'
import { type MyTasksFilters, type MyTasksRole, myTaskList, type TaskFilters } from './task-filters.ts'

type TaskApi = Pick<ApiClient, 'listTasks' | 'listMyTasks' | 'listExecutorTasks' | 'getTask' | 'listTaskReplies'>

/** What a query function gets from whoever runs it. */
interface QueryRun {
  readonly signal?: CancelSignal
}

/** How many fresh tasks the home page shows. */
const FRESH_TASKS = 6

/** First parts of the keys, for refreshing everything about tasks or about one of them. */
export const taskKeys = {
  all: ['tasks'],
  /** Every list of tasks, the board and one's own. */
  lists: ['tasks', 'list'],
  one: (id: number) => ['tasks', 'one', id],
  /** The task's replies; refreshed with the task itself. */
  replies: (taskId: number) => ['tasks', 'one', taskId, 'replies'],
} as const satisfies Record<string, readonly unknown[] | ((id: number) => readonly unknown[])>

/** Query definitions of tasks: the answers without their envelope. Errors are those of the API client. */
export const taskQueries = (api: TaskApi) => ({
  /** The board. Not to be asked while `taskList.problems` has something to say of the filters. */
  board: (filters: TaskFilters, categories: CategorySlugs, city: Point | null) => {
    const query = taskBoardQuery(filters, categories, city)
    return {
      queryKey: [...taskKeys.lists, 'board', query] as const,
      queryFn: async ({ signal }: QueryRun = {}) => (await api.listTasks({ query }, { signal })).data,
    }
  },
  /** The newest open ones, as many as the home page shows. */
  fresh: () => ({
    queryKey: [...taskKeys.lists, 'fresh'] as const,
    queryFn: async ({ signal }: QueryRun = {}) =>
      (await api.listTasks({ query: { limit: FRESH_TASKS } }, { signal })).data,
  }),
  one: (id: number) => ({
    queryKey: taskKeys.one(id),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.getTask({ params: { id } }, { signal })).data,
  }),
  /** The viewer's own: an author's are those that they ordered, an executor's those that they do or have replied to. */
  own: (filters: MyTasksFilters, role: MyTasksRole) => {
    const { role: _, ...query } = myTaskList.toQuery(filters)
    const ask = role === 'author' ? api.listMyTasks : api.listExecutorTasks
    return {
      queryKey: [...taskKeys.lists, 'own', role, query] as const,
      queryFn: async ({ signal }: QueryRun = {}) => (await ask({ query }, { signal })).data,
    }
  },
  replies: (taskId: number) => ({
    queryKey: taskKeys.replies(taskId),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTaskReplies({ query: { taskId } }, { signal })).data,
  }),
})
