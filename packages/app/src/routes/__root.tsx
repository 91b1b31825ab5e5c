import { hasRightParams, type RouteDefinition } from '@artel/core/routes'
import { COLOUR_MODE_SCRIPT } from '@artel/core/shell'
import { EARLY_PRESS_SCRIPT, SiteLayout } from '@artel/ui/shell'
import {
  createRootRouteWithContext,
  HeadContent,
  notFound,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { preload } from 'react-dom'
import { LateGuarded } from '../pages/late-guarded.ts'
import { goneOf } from '../pages/missing.ts'
import { Providers } from '../pages/Providers.tsx'
import { type PageWords, pageHead } from '../pages/page-head.ts'
import type { RouterContext } from '../router.tsx'
import { jsonForScript, PAGE_DATA_ID, QUERIES_ID } from '../services/page.ts'

interface Match {
  readonly staticData: { readonly page?: RouteDefinition }
  /** Parameters by their names, which the router's types do not know here. */
  readonly params: unknown
  readonly loaderData?: unknown
  readonly pathname: string
}

/** The row of the route table that the innermost file stands for; `undefined` where the address leads nowhere. */
const pageOf = (matches: readonly Match[]): RouteDefinition | undefined => {
  const { staticData, params = {} } = matches.at(-1) ?? {}
  const page = staticData?.page
  return page && hasRightParams(page, params as Readonly<Record<string, string | undefined>>) ? page : undefined
}

const isGuarded = (page: RouteDefinition | undefined): page is RouteDefinition =>
  page !== undefined && page.guards.length > 0

/** What the route table says of a page (title, parameters, guards, layout) is carried out here, for every page alike. */
export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ matches, context }) => {
    const page = pageOf(matches)
    if (!page) throw notFound()
    await Promise.all([context.loadQueries?.(), isGuarded(page) && LateGuarded.preload?.()])
  },
  head: ({ matches, match }) => {
    const lost = matches.find(({ status }) => status === 'notFound')
    const last = matches.at(-1)
    const words = last?.loaderData as Partial<PageWords> | undefined
    const { meta, links, scripts } = pageHead({
      page: lost ? undefined : pageOf(matches),
      origin: match.context.origin,
      pathname: last?.pathname ?? '/',
      words: lost ? goneOf(lost.error) : words?.title === undefined ? undefined : { ...words, title: words.title },
    })
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { name: 'color-scheme', content: 'light dark' },
        ...meta,
      ],
      links: [
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
        ...links,
      ],
      scripts,
    }
  },
  component: Root,
})

function Root() {
  const { page: pageData, services, font, codeOf, answered } = Route.useRouteContext()
  // Before the styles, which are as many as a browser asks for at once: what is not there with them is not put on any more.
  if (import.meta.env.SSR) if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const page = useMatches({ select: pageOf })
  const router = useRouter()
  const { nonce } = router.options.ssr ?? {}
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <HeadContent />
        {/* The server's alone: in the browser they have done their work, and what stands in a head besides is left there. */}
        {import.meta.env.SSR && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${COLOUR_MODE_SCRIPT};${EARLY_PRESS_SCRIPT}` }} />
        )}
        {import.meta.env.SSR && codeOf && (
          <script
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
            dangerouslySetInnerHTML={{ __html: codeOf(router.state.matches.map(({ routeId }) => routeId)) }}
          />
        )}
      </head>
      <body>
        <Providers page={pageData} services={services}>
          <SiteLayout layout={page?.layout ?? 'default'}>
            {isGuarded(page) ? (
              <LateGuarded page={page}>
                <Outlet />
              </LateGuarded>
            ) : (
              <Outlet />
            )}
          </SiteLayout>
        </Providers>
        <DataElement id={PAGE_DATA_ID} json={jsonForScript(pageData)} />
        <DataElement id={QUERIES_ID} json={answered?.() ?? ''} />
        <Scripts />
      </body>
    </html>
  )
}

/**
 * Something that the entry reads before the page comes alive.
 * @param json as `jsonForScript` has written it
 */
function DataElement({ id, json }: { id: string; json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped by jsonForScript
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
