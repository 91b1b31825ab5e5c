import { isApiError } from '@artel/core/api'
import { categoryQueries } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { taskQueries } from '@artel/core/tasks'
import { TaskEditScreen } from '@artel/ui/tasks'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { mayLoad } from '../pages/may-load.ts'

export const Route = createFileRoute('/personal-area/my-tasks/$id/edit')({
  staticData: { page: routes.myTaskEdit },
  loader: async ({ context: { queryClient, services }, params }) => {
    if (!mayLoad(services, routes.myTaskEdit)) return
    const tree = queryClient.ensureQueryData(categoryQueries(services.api, services.report).tree())
    try {
      // As it is now: an older version would only be refused.
      await Promise.all([
        tree,
        queryClient.fetchQuery({ ...taskQueries(services.api).edit(Number(params.id)), staleTime: 0 }),
      ])
    } catch (error) {
      // To staff, who post nothing, it is like the task of another.
      throw isApiError(error, 'NOT_FOUND', 'FORBIDDEN') ? notFound() : error
    }
  },
  component: TaskEdit,
})

function TaskEdit() {
  const { id } = Route.useParams()
  return <TaskEditScreen key={id} id={Number(id)} />
}
