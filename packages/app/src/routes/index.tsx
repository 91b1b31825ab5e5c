import { categoryQueries } from '@artel/core/categories'
import { taskQueries } from '@artel/core/tasks'
import { FRESH_TASKS, HomeScreen } from '@artel/ui/home'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, services } }) => {
    await Promise.all([
      queryClient.ensureQueryData(categoryQueries(services.api, services.report).onMainPage()),
      queryClient.ensureQueryData(taskQueries(services.api).list(FRESH_TASKS)),
    ])
  },
  component: HomeScreen,
})
