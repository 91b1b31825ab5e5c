import { parseExecutorFilters } from '@artel/core/executors'
import { routes } from '@artel/core/routes'
import { ExecutorFindScreen } from '@artel/ui/executors/find'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/executors')({
  staticData: { page: routes.executors },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { openExecutors } = await import('../pages/executors.ts')
    return openExecutors(context, deps, null)
  },
  component: Executors,
})

function Executors() {
  return <ExecutorFindScreen slug={null} filters={parseExecutorFilters(Route.useSearch())} />
}
