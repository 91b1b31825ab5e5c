import type { SitePageName } from '@artel/core/contract'
import { routes } from '@artel/core/routes'
import { SitePageScreen } from '@artel/ui/admin/landings'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/landings/pages/$page')({
  staticData: { page: routes.adminSitePage },
  component: SitePage,
})

function SitePage() {
  const { page } = Route.useParams()
  // The root route has checked it.
  return <SitePageScreen key={page} page={page as SitePageName} />
}
