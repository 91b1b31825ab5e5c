import { routes } from '@artel/core/routes'
import { PaymentDeskScreen } from '@artel/ui/admin/payments'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/payments/$id')({
  staticData: { page: routes.adminPayment },
  component: Payment,
})

function Payment() {
  const { id } = Route.useParams()
  return <PaymentDeskScreen key={id} id={id} />
}
