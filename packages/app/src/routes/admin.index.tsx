import { routes } from '@artel/core/routes'
import { AdminHomeScreen } from '@artel/ui/admin'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/')({
  staticData: { page: routes.admin },
  component: AdminHomeScreen,
})
