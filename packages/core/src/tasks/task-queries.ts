import type { ApiClient } from '../api/index.ts'
import type { TaskListQuery, TaskStatus } from '../contract/tasks.ts'
import type { CancelSignal } from '../ports/index.ts'

type TaskApi = Pick<ApiClient, 'listTasks' | 'listMyTasks' | 'listExecutorTasks' | 'getTask' | 'listTaskReplies'>

/** What a query function gets from whoever runs it. */
interface QueryRun {
  readonly signal?: CancelSignal
}

/** How many fresh tasks the home page shows. */
const FRESH_TASKS = 6

/** Which of one's own tasks: a status (ARCHIVED covers cancelled and rejected ones) or all, page by page. */
export interface OwnTasksFilter {
  readonly status?: TaskStatus
  readonly page?: number
}

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
  /** The board. */
  list: (query: TaskListQuery) => ({
    queryKey: [...taskKeys.lists, 'board', query] as const,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTasks({ query }, { signal })).data,
  }),
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
  /** Tasks that the viewer has ordered. */
  mine: (query: OwnTasksFilter = {}) => ({
    queryKey: [...taskKeys.lists, 'mine', query] as const,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listMyTasks({ query }, { signal })).data,
  }),
  /** Tasks that the viewer does or has replied to. */
  executed: (query: OwnTasksFilter = {}) => ({
    queryKey: [...taskKeys.lists, 'executed', query] as const,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listExecutorTasks({ query }, { signal })).data,
  }),
  replies: (taskId: number) => ({
    queryKey: taskKeys.replies(taskId),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTaskReplies({ query: { taskId } }, { signal })).data,
  }),
})
