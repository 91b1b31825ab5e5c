import type { ApiClient } from '../api/index.ts'
import type { QueryRun } from './task-queries.ts'

/** Query definition of the searches that the viewer has saved. */
export const savedSearchQueries = (api: Pick<ApiClient, 'listSavedSearches'>) => ({
  list: () => ({
    queryKey: ['savedSearches'] as const,
    queryFn: async ({ signal }: QueryRun = {}) => (await api.listSavedSearches({}, { signal })).data,
  }),
})
