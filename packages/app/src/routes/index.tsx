import { categoryTiles } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { freshTasks } from '@artel/core/tasks'
import { HomeView } from '@artel/ui/home'
import { laterPart } from '@artel/ui/shell'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'

/** In the HTML at once, and a living part of the page after the first screen is: nobody waits for its code. */
const Sections = lazyRouteComponent(() => import('@artel/ui/home/sections'), 'HomeSections')
/** Asked for by those who go down to it. */
const FreshTasks = laterPart(() => import('@artel/ui/home/fresh').then((module) => module.FreshTasksScreen))

export const Route = createFileRoute('/')({
  staticData: { page: routes.home },
  loader: async ({ context: { queryClient, services, page } }) => {
    const city = services.city.get() ?? page.city
    const [categories] = await Promise.all([
      queryClient.fetchQuery(categoryTiles(services.api, services.report)),
      queryClient.ensureQueryData(freshTasks(services.api, city?.id ?? null)),
      Sections.preload?.(),
      FreshTasks.preload(),
    ])
    return { categories }
  },
  component: Home,
})

function Home() {
  const { categories } = Route.useLoaderData()
  // The same element in every rendering: React leaves what the server sent alone until the code is here.
  const sections = useMemo(
    () => (
      <>
        <Suspense>
          <Sections categories={categories} />
        </Suspense>
        <FreshTasks />
      </>
    ),
    [categories],
  )
  return <HomeView categories={categories}>{sections}</HomeView>
}
