import { routes } from '@artel/core/routes'
import { parseTaskFilters } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/task-find/')({
  staticData: { page: routes.taskFind },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    const { openBoard } = await import('../pages/board.ts')
    return openBoard(context, { search: deps, location, slug: null })
  },
  component: TaskFind,
})

function TaskFind() {
  return <TaskFindScreen filters={parseTaskFilters(Route.useSearch())} />
}
