import { QueryClient, type RefetchOptions, type RefetchQueryFilters } from '@tanstack/react-query'

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && Number(error.statusCode) < 500

/**
 * Asks anew also for what no answer has come to yet: the answer under way may tell of what was before the change, and would be kept as
 * news. By itself the client does so only where it has an answer already.
 */
class PageQueries extends QueryClient {
  override refetchQueries(filters?: RefetchQueryFilters, options: RefetchOptions = {}): Promise<void> {
    if (options.cancelRefetch !== false) {
      for (const query of this.getQueryCache().findAll(filters)) {
        if (query.state.data === undefined && query.state.fetchStatus !== 'idle' && !query.isDisabled()) {
          void query.cancel({ silent: true })
        }
      }
    }
    return super.refetchQueries(filters, options)
  }
}

/** The client of all queries of a page. */
export const createQueryClient = (): QueryClient =>
  new PageQueries({
    defaultOptions: {
      // The API client has retried what may be retried; a refusal stays a refusal.
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: (query) => !isRefusal(query.state.error) },
      // Without a connection one is told at once, by the client: kept back in silence, it would be done later, unasked.
      mutations: { networkMode: 'always' },
      // What comes with a page comes as text: as a program of thousands of literals it is slow to write, to read and to run.
      dehydrate: { serializeData: JSON.stringify },
      hydrate: { deserializeData: JSON.parse },
    },
  })
