import type { RouteDefinition } from '@artel/core/routes'
import type { Services } from '@artel/ui/services'
import { QueryClient } from '@tanstack/react-query'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { PageErrorScreen } from './pages/PageErrorScreen.tsx'
import { PageNotFoundScreen } from './pages/PageNotFoundScreen.tsx'
import { parseSearch, stringifySearch } from './pages/search-params.ts'
import { routeTree } from './routeTree.gen.ts'
import type { PageData } from './services/page.ts'

/** What every route's loader and guard get. */
export interface RouterContext {
  readonly queryClient: QueryClient
  readonly services: Services
  readonly page: PageData
  /** Where the site is: `https://artel.ru`. */
  readonly origin: string
  /** The file of the typeface, which the page asks for with its first bytes; the browser need not know it. */
  readonly font?: string | undefined
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && Number(error.statusCode) < 500

/** A router and a query client: one pair per request on the server, one in the browser. */
export function createRouter(
  makeServices: (queryClient: QueryClient) => Services,
  page: PageData,
  { nonce, ...given }: Pick<RouterContext, 'origin' | 'font'> & { readonly nonce: string | undefined },
) {
  const queryClient = new QueryClient({
    defaultOptions: {
      // The API client has retried what may be retried; a refusal stays a refusal.
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: (query) => !isRefusal(query.state.error) },
      // Without a connection one is told at once, by the client: kept back in silence, it would be done later, unasked.
      mutations: { networkMode: 'always' },
    },
  })
  const router = createTanStackRouter({
    routeTree,
    caseSensitive: true,
    context: { queryClient, services: makeServices(queryClient), page, ...given } satisfies RouterContext,
    ...(nonce && { ssr: { nonce } }),
    // Plain text in the address, without the router's JSON quoting.
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: PageNotFoundScreen,
    defaultErrorComponent: PageErrorScreen,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
  interface StaticDataRouteOption {
    /** The page of the route table that a file serves; a frame around other pages has none. */
    page?: RouteDefinition
  }
}
