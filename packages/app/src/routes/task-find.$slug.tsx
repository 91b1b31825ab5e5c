import { routes } from '@artel/core/routes'
import { parseTaskFilters } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/task-find/$slug')({
  staticData: { page: routes.taskFindCategory },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location, params: { slug } }) => {
    const { openBoard } = await import('../pages/board.ts')
    return openBoard(context, { search: deps, location, slug })
  },
  component: TaskFindCategory,
})

function TaskFindCategory() {
  return <TaskFindScreen filters={parseTaskFilters(Route.useSearch(), Route.useParams().slug)} />
}
