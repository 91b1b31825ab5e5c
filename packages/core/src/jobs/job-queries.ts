import type { ApiClient } from '../api/index.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import type { FinishedJob } from '../contract/jobs.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Executors side by side on the home page, and finished jobs. */
export const HOME_SHOWS = { executors: 4, jobs: 4 } as const

/**
 * Query definition of the last finished jobs. A failed fetch gives an empty list: a page does without, and `report` is told why.
 */
export const finishedJobs = (
  api: Pick<ApiClient, 'listFinishedJobs'>,
  query: Partial<HandlerArgs<'listFinishedJobs'>['query']>,
  report: (problem: string) => void,
) => ({
  queryKey: ['jobs', 'finished', query] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<FinishedJob[]> => {
    try {
      return (await api.listFinishedJobs({ query }, { signal })).data
    } catch (problem) {
      report(String(problem))
      return []
    }
  },
})
