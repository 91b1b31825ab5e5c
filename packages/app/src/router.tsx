import type { RouteDefinition } from '@artel/core/routes'
import type { Services } from '@artel/ui/services'
import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { PageErrorScreen } from './pages/PageErrorScreen.tsx'
import { PageNotFoundScreen } from './pages/PageNotFoundScreen.tsx'
import { parseSearch, stringifySearch } from './pages/search-params.ts'
import { routeTree } from './routeTree.gen.ts'
import { scrollsWhenRendered } from './services/first-scroll.ts'
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
  /** Script that asks for the code of a page by the routes that make it up; the server's alone, as the typeface is. */
  readonly codeOf?: ((routeIds: readonly string[]) => string) | undefined
  /** The queries that the page was rendered with, as JSON that is safe in a script element; the server's alone. */
  readonly answered?: () => string
  /** Brings the query client, where it comes after the first look at a page: before that no loader can use it. */
  readonly loadQueries?: () => Promise<unknown> | undefined
}

/** A router over its query client: one pair per request on the server, one in the browser. */
export function createRouter(
  queryClient: QueryClient,
  { nonce, ...given }: Omit<RouterContext, 'queryClient'> & { readonly nonce: string | undefined },
) {
  return createTanStackRouter({
    routeTree,
    caseSensitive: true,
    context: { queryClient, ...given } satisfies RouterContext,
    Wrap: ({ children }) => <QueryClientContext value={queryClient}>{children}</QueryClientContext>,
    ...(nonce && { ssr: { nonce } }),
    // Plain text in the address, without the router's JSON quoting.
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: scrollsWhenRendered(),
    defaultNotFoundComponent: PageNotFoundScreen,
    defaultErrorComponent: PageErrorScreen,
  })
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
