import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

/** What the site can say of itself in numbers, each as it is now. */
export interface CompanyFacts {
  readonly executors: number
  readonly verified: number
  readonly openTasks: number
}

/** Query definition of the numbers about the company. */
export const companyFacts = (api: Pick<ApiClient, 'listExecutors' | 'listTasks'>) => ({
  queryKey: ['company', 'facts'] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<CompanyFacts> => {
    const [executors, verified, tasks] = await Promise.all([
      api.listExecutors({ query: { limit: 1 } }, { signal }),
      api.listExecutors({ query: { limit: 1, verified: true } }, { signal }),
      api.listTasks({ query: { limit: 1 } }, { signal }),
    ])
    return {
      executors: executors.data.pagination.totalItems,
      verified: verified.data.pagination.totalItems,
      openTasks: tasks.data.pagination.totalItems,
    }
  },
})
