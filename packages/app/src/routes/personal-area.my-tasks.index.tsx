import { routes } from '@artel/core/routes'
import { myTaskList } from '@artel/core/tasks'
import { MyTasksScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/my-tasks/')({
  staticData: { page: routes.myTasks },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  component: MyTasks,
})

function MyTasks() {
  return <MyTasksScreen filters={myTaskList.parse(Route.useSearch())} />
}
