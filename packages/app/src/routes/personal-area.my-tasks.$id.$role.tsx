import { isApiError } from '@artel/core/api'
import { routes } from '@artel/core/routes'
import { isOwnTaskIn, type MyTasksRole, taskQueries } from '@artel/core/tasks'
import { MyTaskScreen } from '@artel/ui/tasks'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { mayLoad } from '../pages/may-load.ts'

export const Route = createFileRoute('/personal-area/my-tasks/$id/$role')({
  staticData: { page: routes.myTask },
  loader: async ({ context: { queryClient, services }, params }) => {
    if (!mayLoad(services, routes.myTask)) return
    try {
      const task = await queryClient.ensureQueryData(taskQueries(services.api).one(Number(params.id)))
      // In another role it is like the task of another.
      if (!isOwnTaskIn(task, params.role as MyTasksRole)) throw notFound()
      return { title: task.title }
    } catch (error) {
      throw isApiError(error, 'NOT_FOUND') ? notFound() : error
    }
  },
  component: MyTask,
})

function MyTask() {
  const { id, role } = Route.useParams()
  return <MyTaskScreen key={`${id} ${role}`} id={Number(id)} role={role as MyTasksRole} />
}
