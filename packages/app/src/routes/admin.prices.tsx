import { routes } from '@artel/core/routes'
import { PricesScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/prices')({
  staticData: { page: routes.adminPrices },
  component: PricesScreen,
})
