import { productPageList } from '@artel/core/products'
import { routes } from '@artel/core/routes'
import { ExecutorGoodsScreen } from '@artel/ui/executors/page'
import { createFileRoute } from '@tanstack/react-router'
import { OwnExecutor } from '../pages/OwnExecutor.tsx'

export const Route = createFileRoute('/executor/{-$id}/products')({
  staticData: { page: routes.executorProducts },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps }) => {
    const { openExecutor } = await import('../pages/executor.ts')
    return openExecutor(context, routes.executorProducts, id, { tab: 'goods', filters: productPageList.parse(deps) })
  },
  component: ExecutorGoodsPage,
})

function ExecutorGoodsPage() {
  const { id } = Route.useParams()
  const filters = productPageList.parse(Route.useSearch())
  if (id !== undefined) return <ExecutorGoodsScreen id={id} filters={filters} />
  return (
    <OwnExecutor page={routes.executorProducts}>
      {(own) => <ExecutorGoodsScreen id={own} isShort filters={filters} />}
    </OwnExecutor>
  )
}
