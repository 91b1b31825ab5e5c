import { routes } from '@artel/core/routes'
import { ProfileScreen } from '@artel/ui/profile'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/personal-area/profile')({
  staticData: { page: routes.profile },
  component: ProfileScreen,
})
