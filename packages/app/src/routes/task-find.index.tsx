import { routes } from '@artel/core/routes'
import { parseTaskFilters, taskList } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'
import { loadBoard } from '../pages/board.ts'
import { pageTitle } from '../pages/page-title.ts'
import { leaveOldWords } from '../pages/renamed-words.ts'

export const Route = createFileRoute('/task-find/')({
  staticData: { page: routes.taskFind },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => {
    leaveOldWords(taskList, location)
    return loadBoard(context, parseTaskFilters(deps), null)
  },
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: pageTitle(loaderData.title) }] : [] }),
  component: TaskFind,
})

function TaskFind() {
  return <TaskFindScreen filters={parseTaskFilters(Route.useSearch())} />
}
