import { routes } from '@artel/core/routes'
import { LandingsDeskScreen } from '@artel/ui/admin/landings'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/landings/')({
  staticData: { page: routes.adminLandings },
  component: LandingsDeskScreen,
})
