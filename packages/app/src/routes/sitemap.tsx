import { routes } from '@artel/core/routes'
import { SitemapScreen } from '@artel/ui/sitemap'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { mapOf, openSitemap } from '../pages/sitemap.ts'

export const Route = createFileRoute('/sitemap')({
  staticData: { page: routes.sitemap },
  loader: ({ context, route }) => openSitemap(context, mapOf(route.parentRoute)),
  component: Sitemap,
})

function Sitemap() {
  return <SitemapScreen {...mapOf(useRouter().routeTree)} />
}
