import type { ApiClient } from '../api/index.ts'
import type { TaskCard } from '../contract/tasks.ts'
import type { CancelSignal } from '../ports/index.ts'

type TaskApi = Pick<ApiClient, 'listTasks' | 'getTask' | 'listTaskReplies'>

/** What a query function gets from whoever runs it. */
export interface QueryRun {
  readonly signal?: CancelSignal
}

/** How many fresh tasks the home page shows. */
const FRESH_TASKS = 4

/** First parts of the keys, for refreshing everything about tasks or about one of them. */
export const taskKeys = {
  all: ['tasks'],
  /** Every list of tasks, the board and one's own. */
  lists: ['tasks', 'list'],
  one: (id: number) => ['tasks', 'one', id],
  /** The task's replies; refreshed with the task itself. */
  replies: (taskId: number) => ['tasks', 'one', taskId, 'replies'],
} as const satisfies Record<string, readonly unknown[] | ((id: number) => readonly unknown[])>

/** What waits for executors, on the home page. */
export interface FreshTasks {
  readonly items: readonly TaskCard[]
  /** Open ones in all; lists count no further than a cap. */
  readonly total: number
  /** They are of the city that was asked about. */
  readonly isInCity: boolean
}

/** Query definitions of single tasks and of the newest: the answers without their envelope. Errors are those of the API client. */
export const taskQueries = (api: TaskApi) => ({
  /** The newest open ones of a city, as many as the home page shows; of the whole country where the city has none. */
  fresh: (cityId: number | null) => ({
    queryKey: [...taskKeys.lists, 'fresh', cityId] as const,
    queryFn: async ({ signal }: QueryRun = {}): Promise<FreshTasks> => {
      const newest = async (place: { readonly cityId?: number }) => {
        const { items, pagination } = (await api.listTasks({ query: { limit: FRESH_TASKS, ...place } }, { signal }))
          .data
        return { items, total: pagination.totalItems }
      }
      const near = cityId === null ? null : await newest({ cityId })
      return near !== null && near.total > 0 ? { ...near, isInCity: true } : { ...(await newest({})), isInCity: false }
    },
  }),
  one: (id: number) => ({
    queryKey: taskKeys.one(id),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.getTask({ params: { id } }, { signal })).data,
  }),
  replies: (taskId: number) => ({
    queryKey: taskKeys.replies(taskId),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTaskReplies({ query: { taskId } }, { signal })).data,
  }),
})
