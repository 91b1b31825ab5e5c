import { QueryClient } from '@tanstack/react-query'

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && Number(error.statusCode) < 500

/** The client of all queries of a page. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
