import { categoryQueries } from '@artel/core/categories'
import { taskQueries } from '@artel/core/tasks'
import { HomeScreen } from '@artel/ui/home'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient, services } }) =>
    Promise.all([
      queryClient.ensureQueryData(categoryQueries(services.api).tree()),
      queryClient.ensureQueryData(taskQueries(services.api).fresh()),
    ]),
  component: HomeScreen,
})
