import { categoryTreeList } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { CategoryTreeScreen } from '@artel/ui/categories/tree'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/task-categories')({
  staticData: { page: routes.taskCategories },
  // The search reads whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context }) => {
    const { openCategories } = await import('../pages/categories.ts')
    return openCategories(context, 'tasks')
  },
  component: TaskCategories,
})

function TaskCategories() {
  return <CategoryTreeScreen of="tasks" q={categoryTreeList.parse(Route.useSearch()).q} />
}
