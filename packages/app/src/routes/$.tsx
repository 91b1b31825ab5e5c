import { parseExecutorFilters } from '@artel/core/executors'
import { routes } from '@artel/core/routes'
import { ExecutorFindScreen } from '@artel/ui/executors/find'
import { createFileRoute } from '@tanstack/react-router'

/** Every path that no other page has: executors of a category, or nothing at all. */
export const Route = createFileRoute('/$')({
  staticData: { page: routes.executorsCategory },
  // Filters read whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params }) => {
    const { openExecutors } = await import('../pages/executors.ts')
    return openExecutors(context, deps, params._splat ?? '')
  },
  component: CategoryExecutors,
})

function CategoryExecutors() {
  return <ExecutorFindScreen slug={Route.useParams()._splat ?? ''} filters={parseExecutorFilters(Route.useSearch())} />
}
