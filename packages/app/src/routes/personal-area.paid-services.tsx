import { routes } from '@artel/core/routes'
import { paidServicesList } from '@artel/core/tariffs'
import { PaidServicesScreen } from '@artel/ui/tariffs'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/paid-services')({
  staticData: { page: routes.paidServices },
  // The address is read as whatever text it holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: PaidServices,
})

function PaidServices() {
  return <PaidServicesScreen filters={paidServicesList.parse(Route.useSearch())} />
}
