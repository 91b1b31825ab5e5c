import { routes } from '@artel/core/routes'
import { ProductCreateScreen } from '@artel/ui/products/own'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/product-create')({
  staticData: { page: routes.productCreate },
  component: ProductCreateScreen,
})
