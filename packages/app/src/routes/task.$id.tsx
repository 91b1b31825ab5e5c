import { isApiError } from '@artel/core/api'
import { coverPictureUrl } from '@artel/core/covers/address'
import { paths, routes } from '@artel/core/routes'
import { taskQueries } from '@artel/core/tasks'
import { TaskScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'
import { missing } from '../pages/missing.ts'
import { breadcrumbData } from '../pages/structured-data.ts'

export const Route = createFileRoute('/task/$id')({
  staticData: { page: routes.task },
  loader: async ({ context: { queryClient, services, origin }, params }) => {
    const query = taskQueries(services.api).one(Number(params.id))
    try {
      const { id, title, description, category } = await queryClient.ensureQueryData(query)
      const image = coverPictureUrl({ ...category.look, seed: id })
      const crumbs = [
        { name: routes.taskFind.title, path: paths.taskFind() },
        { name: category.name, path: paths.taskFindCategory(category.slug) },
        { name: title, path: paths.task(id) },
      ]
      return {
        title,
        description: description.slice(0, 200),
        image,
        // A browser has no use for it.
        ...(import.meta.env.SSR && { structured: [breadcrumbData(origin, crumbs)] }),
      }
    } catch (error) {
      throw isApiError(error, 'NOT_FOUND') ? await missing(services, 'TASK', params.id) : error
    }
  },
  component: TaskPage,
})

function TaskPage() {
  return <TaskScreen id={Number(Route.useParams().id)} />
}
