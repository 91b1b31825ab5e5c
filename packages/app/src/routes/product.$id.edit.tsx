import { routes } from '@artel/core/routes'
import { ProductEditScreen } from '@artel/ui/products/own'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/product/$id/edit')({
  staticData: { page: routes.productEdit },
  component: ProductEdit,
})

function ProductEdit() {
  const { id } = Route.useParams()
  return <ProductEditScreen key={id} id={Number(id)} />
}
