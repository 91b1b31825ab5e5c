import { redirectList } from '@artel/core/admin'
import { routes } from '@artel/core/routes'
import { RedirectsScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/redirects')({
  staticData: { page: routes.adminRedirects },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Redirects,
})

function Redirects() {
  return <RedirectsScreen filters={redirectList.parse(Route.useSearch())} />
}
