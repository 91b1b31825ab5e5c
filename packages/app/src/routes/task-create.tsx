import { categoryQueries } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { TaskWizardScreen } from '@artel/ui/tasks'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/task-create')({
  staticData: { page: routes.taskCreate },
  loader: async ({ context: { queryClient, services } }) => {
    await queryClient.ensureQueryData(categoryQueries(services.api, services.report).tree())
  },
  component: TaskWizardScreen,
})
