import { categoryQueries } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { RegistrationExecutorScreen } from '@artel/ui/auth/registration-executor'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/registration-executor')({
  staticData: { page: routes.registrationExecutor },
  // The second step alone needs the categories, and can ask for them again.
  loader: ({ context: { queryClient, services } }) =>
    queryClient.prefetchQuery(categoryQueries(services.api, services.report).outline()),
  component: RegistrationExecutorScreen,
})
