import type { profileOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { ExecutorService } from './executors.service.ts'

/** Handlers of the search for executors and of their public pages. */
export const executorHandlers = (executors: ExecutorService): HandlersOf<typeof profileOperations> => ({
  listExecutors: async ({ query }) => {
    const { items, totalItems } = await executors.list(query)
    return { data: { items, pagination: { totalItems } } }
  },
  listExecutorCities: async ({ query }) => ({ data: await executors.cities(query) }),
  listExecutorDistricts: async ({ query }) => ({ data: await executors.districts(query.cityId) }),
  listSimilarExecutors: async ({ params }) => ({ data: await executors.similar(params.id) }),
  getExecutor: async ({ params }) => ({ data: await executors.read(params.id) }),
})
