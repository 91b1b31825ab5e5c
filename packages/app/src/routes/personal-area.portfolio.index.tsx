import { ownCaseList } from '@artel/core/cases'
import { routes } from '@artel/core/routes'
import { PortfolioScreen } from '@artel/ui/cases'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/portfolio/')({
  staticData: { page: routes.portfolio },
  // Pages read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Portfolio,
})

function Portfolio() {
  return <PortfolioScreen filters={ownCaseList.parse(Route.useSearch())} />
}
