import { routes } from '@artel/core/routes'
import { HomeView } from '@artel/ui/home'
import { laterPart } from '@artel/ui/shell'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'

/** In the HTML at once; their code is asked for by those who go down to them. */
const Sections = laterPart(() => import('@artel/ui/home/sections').then((module) => module.HomeSectionsScreen))
const FreshTasks = laterPart(() => import('@artel/ui/home/fresh').then((module) => module.FreshTasksScreen))

export const Route = createFileRoute('/')({
  staticData: { page: routes.home },
  loader: async ({ context }) => {
    const { openHome } = await import('../pages/home.ts')
    const [categories] = await Promise.all([openHome(context), Sections.preload(), FreshTasks.preload()])
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
        <Sections categories={categories} />
        <FreshTasks />
      </>
    ),
    [categories],
  )
  return <HomeView categories={categories}>{sections}</HomeView>
}
