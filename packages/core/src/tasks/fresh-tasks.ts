import type { ApiClient } from '../api/index.ts'
import type { TaskCard } from '../contract/tasks.ts'
import { type QueryRun, taskKeys } from './task-queries.ts'

/** How many fresh tasks the home page shows. */
const FRESH_TASKS = 4

/** What waits for executors, on the home page. */
export interface FreshTasks {
  readonly items: readonly TaskCard[]
  /** Open ones in all; lists count no further than a cap. */
  readonly total: number
  /** They are of the city that was asked about. */
  readonly isInCity: boolean
}

/** Query definition of the newest open tasks of a city; of the whole country where the city has none. */
export const freshTasks = (api: Pick<ApiClient, 'listTasks'>, cityId: number | null) => ({
  queryKey: [...taskKeys.lists, 'fresh', cityId] as const,
  queryFn: async ({ signal }: QueryRun = {}): Promise<FreshTasks> => {
    const newest = async (place: { readonly cityId?: number }) => {
      const { items, pagination } = (await api.listTasks({ query: { limit: FRESH_TASKS, ...place } }, { signal })).data
      return { items, total: pagination.totalItems }
    }
    const near = cityId === null ? null : await newest({ cityId })
    return near !== null && near.total > 0 ? { ...near, isInCity: true } : { ...(await newest({})), isInCity: false }
  },
})
