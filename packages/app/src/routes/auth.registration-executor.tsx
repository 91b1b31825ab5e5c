import { categoryQueries } from '@artel/core/categories'
import { legalQueries } from '@artel/core/legal'
import { routes } from '@artel/core/routes'
import { RegistrationExecutorScreen } from '@artel/ui/auth/registration-executor'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/registration-executor')({
  staticData: { page: routes.registrationExecutor },
  // The second step alone needs the categories, the third the editions; both can be asked for again.
  loader: async ({ context: { queryClient, services } }) => {
    const editions = queryClient.prefetchQuery(legalQueries(services.api).consents())
    await queryClient.prefetchQuery(categoryQueries(services.api, services.report).outline())
    await editions
  },
  component: RegistrationExecutorScreen,
})
