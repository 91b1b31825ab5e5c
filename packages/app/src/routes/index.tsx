import { categoryQueries } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { taskQueries } from '@artel/core/tasks'
import { HomeView } from '@artel/ui/home'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { page: routes.home },
  loader: async ({ context: { queryClient, services } }) => {
    const [categories, tasks] = await Promise.all([
      queryClient.fetchQuery(categoryQueries(services.api, services.report).onMainPage()),
      queryClient.fetchQuery(taskQueries(services.api).fresh()),
    ])
    return { categories, tasks: tasks.items }
  },
  component: Home,
})

/** The front page needs no query of its own: what the loader brought is all it shows. */
function Home() {
  return <HomeView {...Route.useLoaderData()} />
}
