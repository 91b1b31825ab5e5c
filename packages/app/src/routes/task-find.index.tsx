import { routes } from '@artel/core/routes'
import { parseTaskFilters, type UrlSearch } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'
import { loadBoard } from '../pages/board.ts'
import { pageTitle } from '../pages/page-title.ts'

export const Route = createFileRoute('/task-find/')({
  staticData: { page: routes.taskFind },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search as UrlSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadBoard(context, deps, null),
  head: ({ loaderData }) => ({ meta: [{ title: pageTitle(loaderData?.title) }] }),
  component: TaskFind,
})

function TaskFind() {
  return <TaskFindScreen filters={parseTaskFilters(Route.useSearch(), null)} />
}
