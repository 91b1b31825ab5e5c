import { analyticsList } from '@artel/core/analytics'
import { routes } from '@artel/core/routes'
import { AnalyticsScreen } from '@artel/ui/analytics'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/analytics')({
  staticData: { page: routes.analytics },
  // The address is read as whatever text it holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Analytics,
})

function Analytics() {
  return <AnalyticsScreen filters={analyticsList.parse(Route.useSearch())} />
}
