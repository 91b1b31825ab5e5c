import { landingQueries } from '@artel/core/categories'
import { routes } from '@artel/core/routes'
import { LandingsScreen } from '@artel/ui/landings/list'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/landing/')({
  staticData: { page: routes.landings },
  loader: async ({ context: { queryClient, services } }) => {
    await queryClient.ensureQueryData(landingQueries(services.api, services.report).tree())
  },
  component: LandingsScreen,
})
