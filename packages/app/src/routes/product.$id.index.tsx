import { productPageList } from '@artel/core/products'
import { routes } from '@artel/core/routes'
import { ProductScreen } from '@artel/ui/products'
import { laterPart } from '@artel/ui/shell'
import { createFileRoute } from '@tanstack/react-router'

/** Asked for by those who go down to it. */
const Similar = laterPart(() => import('@artel/ui/products/similar').then((module) => module.SimilarProductsScreen))

export const Route = createFileRoute('/product/$id/')({
  staticData: { page: routes.product },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { openProduct } = await import('../pages/product.ts')
    const opened = openProduct(context, Number(params.id), productPageList.parse(deps))
    const [words] = await Promise.all([opened, Similar.preload()])
    return words
  },
  component: ProductPage,
})

function ProductPage() {
  const id = Number(Route.useParams().id)
  return (
    <ProductScreen key={id} id={id} filters={productPageList.parse(Route.useSearch())}>
      <Similar id={id} />
    </ProductScreen>
  )
}
