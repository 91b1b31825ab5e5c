import { legalQueries } from '@artel/core/legal'
import { routes } from '@artel/core/routes'
import { RegistrationClientScreen } from '@artel/ui/auth/registration'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/registration-client')({
  staticData: { page: routes.registrationClient },
  // Which editions are agreed to; the form asks again if it has to.
  loader: ({ context: { queryClient, services } }) => queryClient.prefetchQuery(legalQueries(services.api).consents()),
  component: RegistrationClientScreen,
})
