import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

type TaskApi = Pick<ApiClient, 'getTask' | 'getTaskToEdit' | 'listTaskReplies' | 'listTaskOffers'>

/** What a query function gets from whoever runs it. */
export interface QueryRun {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing everything about tasks or about one of them. */
export const taskKeys = {
  all: ['tasks'],
  /** Every list of tasks, the board and one's own. */
  lists: ['tasks', 'list'],
  one: (id: number) => ['tasks', 'one', id],
  /** The task's replies; refreshed with the task itself. */
  replies: (taskId: number) => ['tasks', 'one', taskId, 'replies'],
  /** What the viewer has sent or got of it. */
  offers: (taskId: number) => ['tasks', 'one', taskId, 'offers'],
  /** Of all tasks. */
  allOffers: ['tasks', 'offers'],
  edit: (id: number) => ['tasks', 'one', id, 'edit'],
} as const satisfies Record<string, readonly unknown[] | ((id: number) => readonly unknown[])>

/** Query definitions of single tasks: the answers without their envelope. Errors are those of the API client. */
export const taskQueries = (api: TaskApi) => ({
  one: (id: number) => ({
    queryKey: taskKeys.one(id),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.getTask({ params: { id } }, { signal })).data,
  }),
  edit: (id: number) => ({
    queryKey: taskKeys.edit(id),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.getTaskToEdit({ params: { id } }, { signal })).data,
  }),
  offers: (taskId: number) => ({
    queryKey: taskKeys.offers(taskId),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTaskOffers({ query: { taskId } }, { signal })).data,
  }),
  allOffers: () => ({
    queryKey: taskKeys.allOffers,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTaskOffers({ query: {} }, { signal })).data,
  }),
  replies: (taskId: number) => ({
    queryKey: taskKeys.replies(taskId),
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listTaskReplies({ query: { taskId } }, { signal })).data,
  }),
})
