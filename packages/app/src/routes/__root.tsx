import { hasRightParams } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { COLOUR_MODE_SCRIPT, SiteLayout } from '@artel/ui/shell'
import { createRootRouteWithContext, HeadContent, notFound, Outlet, Scripts, useMatches } from '@tanstack/react-router'
import { Providers } from '../pages/Providers.tsx'
import { pageTitle } from '../pages/page-title.ts'
import type { RouterContext } from '../router.tsx'
import { PAGE_DATA_ID, serialisePageData } from '../services/page.ts'

const DESCRIPTION = `${PRODUCT_NAME} — площадка, где заказчики находят мастеров, а исполнители — работу.`

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches }) => {
    const { staticData, params } = matches.at(-1) ?? {}
    if (staticData?.page && !hasRightParams(staticData.page, { ...params })) throw notFound()
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: pageTitle() },
      { name: 'description', content: DESCRIPTION },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
    scripts: [{ children: COLOUR_MODE_SCRIPT }],
  }),
  component: Root,
})

function Root() {
  const { page, services } = Route.useRouteContext()
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.layout ?? 'default' })
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Providers page={page} services={services}>
          <SiteLayout layout={layout}>
            <Outlet />
          </SiteLayout>
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
