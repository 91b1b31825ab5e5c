import { routes } from '@artel/core/routes'
import { RegistrationClientScreen } from '@artel/ui/auth/registration'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/registration-client')({
  staticData: { page: routes.registrationClient },
  component: RegistrationClientScreen,
})
