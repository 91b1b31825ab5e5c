import { categoryQueries } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { readTaskAsk } from '@artel/core/tasks'
import { TaskWizardScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/task-create')({
  staticData: { page: routes.taskCreate },
  // The wizard reads whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context: { queryClient, services } }) => {
    await queryClient.ensureQueryData(categoryQueries(services.api, services.report).tree())
  },
  component: TaskCreate,
})

function TaskCreate() {
  return <TaskWizardScreen ask={readTaskAsk(Route.useSearch())} />
}
