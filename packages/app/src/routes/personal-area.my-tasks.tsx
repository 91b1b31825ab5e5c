import { routes } from '@artel/core/routes'
import { myTaskList } from '@artel/core/tasks'
import { MyTasksScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'
import { Guarded } from '../pages/Guarded.tsx'
import { pageTitle } from '../pages/page-title.ts'

export const Route = createFileRoute('/personal-area/my-tasks')({
  staticData: { page: routes.myTasks },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  head: () => ({ meta: [{ title: pageTitle(routes.myTasks.title) }] }),
  component: MyTasks,
})

function MyTasks() {
  return (
    <Guarded route={routes.myTasks}>
      <MyTasksScreen filters={myTaskList.parse(Route.useSearch())} />
    </Guarded>
  )
}
