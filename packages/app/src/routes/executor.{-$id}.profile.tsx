import { routes } from '@artel/core/routes'
import { ExecutorPapersScreen } from '@artel/ui/executors/page'
import { createFileRoute } from '@tanstack/react-router'
import { OwnExecutor } from '../pages/OwnExecutor.tsx'

export const Route = createFileRoute('/executor/{-$id}/profile')({
  staticData: { page: routes.executorProfile },
  loader: async ({ context, params }) => {
    const { openExecutor } = await import('../pages/executor.ts')
    return openExecutor(context, routes.executorProfile, params.id, { tab: 'papers' })
  },
  component: ExecutorPapersPage,
})

function ExecutorPapersPage() {
  const { id } = Route.useParams()
  if (id !== undefined) return <ExecutorPapersScreen id={id} />
  return <OwnExecutor page={routes.executorProfile}>{(own) => <ExecutorPapersScreen id={own} isShort />}</OwnExecutor>
}
