import { worksList } from '@artel/core/executors'
import { routes } from '@artel/core/routes'
import { ExecutorWorksScreen } from '@artel/ui/executors/page'
import { createFileRoute } from '@tanstack/react-router'
import { OwnExecutor } from '../pages/OwnExecutor.tsx'

export const Route = createFileRoute('/executor/{-$id}/portfolio/$companyId')({
  staticData: { page: routes.executorPortfolio },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id, companyId }, deps }) => {
    const { openExecutor } = await import('../pages/executor.ts')
    const filters = worksList.parse(deps)
    return openExecutor(context, routes.executorPortfolio, id, { tab: 'works', companyId, filters })
  },
  component: ExecutorWorksPage,
})

function ExecutorWorksPage() {
  const { id } = Route.useParams()
  const filters = worksList.parse(Route.useSearch())
  if (id !== undefined) return <ExecutorWorksScreen id={id} filters={filters} />
  return (
    <OwnExecutor page={routes.executorPortfolio}>
      {(own) => <ExecutorWorksScreen id={own} isShort filters={filters} />}
    </OwnExecutor>
  )
}
