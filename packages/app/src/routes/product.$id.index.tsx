import { productPageList } from '@artel/core/products'
import { routes } from '@artel/core/routes'
import { ProductScreen } from '@artel/ui/products'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/product/$id/')({
  staticData: { page: routes.product },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { openProduct } = await import('../pages/product.ts')
    return openProduct(context, Number(params.id), productPageList.parse(deps))
  },
  component: ProductPage,
})

function ProductPage() {
  return <ProductScreen id={Number(Route.useParams().id)} filters={productPageList.parse(Route.useSearch())} />
}
