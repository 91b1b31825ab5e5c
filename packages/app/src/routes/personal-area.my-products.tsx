import { ownProductList } from '@artel/core/products'
import { routes } from '@artel/core/routes'
import { MyProductsScreen } from '@artel/ui/products/own'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/my-products')({
  staticData: { page: routes.myProducts },
  // Pages read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: MyProducts,
})

function MyProducts() {
  return <MyProductsScreen filters={ownProductList.parse(Route.useSearch())} />
}
