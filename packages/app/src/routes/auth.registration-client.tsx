import { routes } from '@artel/core/routes'
import { RegistrationClientScreen } from '@artel/ui/auth/registration'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../pages/page-title.ts'

export const Route = createFileRoute('/auth/registration-client')({
  staticData: { page: routes.registrationClient },
  head: () => ({ meta: [{ title: pageTitle(routes.registrationClient.title) }] }),
  component: RegistrationClientScreen,
})
