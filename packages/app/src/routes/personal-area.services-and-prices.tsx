import { routes } from '@artel/core/routes'
import { PriceListScreen } from '@artel/ui/prices/editor'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/services-and-prices')({
  staticData: { page: routes.servicesAndPrices },
  component: PriceListScreen,
})
