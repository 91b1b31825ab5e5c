import { reviewsAboutList } from '@artel/core/reviews'
import { routes } from '@artel/core/routes'
import { ExecutorAboutScreen } from '@artel/ui/executors/page'
import { createFileRoute } from '@tanstack/react-router'
import { OwnExecutor } from '../pages/OwnExecutor.tsx'

export const Route = createFileRoute('/executor/{-$id}/')({
  staticData: { page: routes.executor },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { openExecutor } = await import('../pages/executor.ts')
    return openExecutor(context, routes.executor, params.id, { tab: 'about', filters: reviewsAboutList.parse(deps) })
  },
  component: ExecutorPage,
})

function ExecutorPage() {
  const { id } = Route.useParams()
  const filters = reviewsAboutList.parse(Route.useSearch())
  if (id !== undefined) return <ExecutorAboutScreen id={id} filters={filters} />
  return (
    <OwnExecutor page={routes.executor}>
      {(own) => <ExecutorAboutScreen id={own} isShort filters={filters} />}
    </OwnExecutor>
  )
}
