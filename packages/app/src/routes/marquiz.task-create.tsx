import { categoryQueries } from '@artel/core/categories'
import { paths, routes } from '@artel/core/routes'
import { readQuizAsk } from '@artel/core/tasks'
import { TaskWizardScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/marquiz/task-create')({
  staticData: { page: routes.marquizTaskCreate },
  // The wizard reads whatever text the address holds.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context: { queryClient, services } }) => {
    await queryClient.ensureQueryData(categoryQueries(services.api, services.report).tree())
  },
  component: QuizTaskCreate,
})

function QuizTaskCreate() {
  return <TaskWizardScreen ask={readQuizAsk(Route.useSearch())} path={paths.marquizTaskCreate()} />
}
