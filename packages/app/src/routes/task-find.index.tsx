import { parseTaskFilters } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'
import { boardRoute } from '../pages/board.ts'

export const Route = createFileRoute('/task-find/')({
  validateSearch: boardRoute.validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => boardRoute.load(context, deps, null),
  head: ({ loaderData }) => boardRoute.head(loaderData),
  component: TaskFind,
})

function TaskFind() {
  return <TaskFindScreen filters={parseTaskFilters(Route.useSearch(), null)} />
}
