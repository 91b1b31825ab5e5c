import { routes } from '@artel/core/routes'
import { ExecutorPricesScreen } from '@artel/ui/executors/page'
import { createFileRoute } from '@tanstack/react-router'
import { OwnExecutor } from '../pages/OwnExecutor.tsx'

export const Route = createFileRoute('/executor/{-$id}/services/$companyId')({
  staticData: { page: routes.executorServices },
  loader: async ({ context, params: { id, companyId } }) => {
    const { openExecutor } = await import('../pages/executor.ts')
    return openExecutor(context, routes.executorServices, id, { tab: 'prices', companyId })
  },
  component: ExecutorPricesPage,
})

function ExecutorPricesPage() {
  const { id } = Route.useParams()
  if (id !== undefined) return <ExecutorPricesScreen id={id} />
  return <OwnExecutor page={routes.executorServices}>{(own) => <ExecutorPricesScreen id={own} isShort />}</OwnExecutor>
}
