import '@artel/ui/tokens.css'
import { matchRoute, routes } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { createRootRouteWithContext, HeadContent, notFound, Outlet, Scripts } from '@tanstack/react-router'
import { PAGE_DATA_ID, serialisePageData } from '../services/page.ts'
import { Providers } from '../pages/Providers.tsx'
import { THEME_SCRIPT } from '../pages/theme-script.ts'
import type { RouterContext } from '../router.tsx'

const DESCRIPTION = `${PRODUCT_NAME} — площадка, где заказчики находят мастеров, а исполнители — работу.`

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => {
    if (!matchRoute(location.pathname)) throw notFound()
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: `${routes.home.title} — ${PRODUCT_NAME}` },
      { name: 'description', content: DESCRIPTION },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    scripts: [{ children: THEME_SCRIPT }],
  }),
  component: Root,
})

function Root() {
  const { page, services } = Route.useRouteContext()
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Providers page={page} services={services}>
          <Outlet />
        </Providers>
        <script
          id={PAGE_DATA_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped by serialisePageData
          dangerouslySetInnerHTML={{ __html: serialisePageData(page) }}
        />
        <Scripts />
      </body>
    </html>
  )
}
