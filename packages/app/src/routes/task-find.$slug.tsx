import { parseTaskFilters } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'
import { boardRoute } from '../pages/board.ts'

export const Route = createFileRoute('/task-find/$slug')({
  validateSearch: boardRoute.validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => boardRoute.load(context, deps, params.slug),
  head: ({ loaderData }) => boardRoute.head(loaderData),
  component: TaskFindCategory,
})

function TaskFindCategory() {
  return <TaskFindScreen filters={parseTaskFilters(Route.useSearch(), Route.useParams().slug)} />
}
