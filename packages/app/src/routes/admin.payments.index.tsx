import { adminPaymentList } from '@artel/core/admin'
import { routes } from '@artel/core/routes'
import { PaymentsDeskScreen } from '@artel/ui/admin/payments'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/payments/')({
  staticData: { page: routes.adminPayments },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Payments,
})

function Payments() {
  return <PaymentsDeskScreen filters={adminPaymentList.parse(Route.useSearch())} />
}
