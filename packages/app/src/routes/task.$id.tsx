import { isApiError } from '@artel/core/api'
import { routes } from '@artel/core/routes'
import { taskQueries } from '@artel/core/tasks'
import { TaskScreen } from '@artel/ui/tasks'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageTitle } from '../pages/page-title.ts'

export const Route = createFileRoute('/task/$id')({
  staticData: { page: routes.task },
  loader: async ({ context: { queryClient, services }, params }) => {
    const query = taskQueries(services.api).one(Number(params.id))
    try {
      const { title, description } = await queryClient.ensureQueryData(query)
      return { title, description: description.slice(0, 200) }
    } catch (error) {
      throw isApiError(error, 'NOT_FOUND') ? notFound() : error
    }
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [{ title: pageTitle(loaderData.title) }, { name: 'description', content: loaderData.description }]
      : [],
  }),
  component: TaskPage,
})

function TaskPage() {
  return <TaskScreen id={Number(Route.useParams().id)} />
}
