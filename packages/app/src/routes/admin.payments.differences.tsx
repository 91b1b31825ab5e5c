import { moneyDifferenceList } from '@artel/core/admin'
import { routes } from '@artel/core/routes'
import { DifferencesScreen } from '@artel/ui/admin/payments'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/payments/differences')({
  staticData: { page: routes.adminPaymentDifferences },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Differences,
})

function Differences() {
  return <DifferencesScreen filters={moneyDifferenceList.parse(Route.useSearch())} />
}
