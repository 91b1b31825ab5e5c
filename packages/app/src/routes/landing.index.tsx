import { routes } from '@artel/core/routes'
import { LandingsScreen } from '@artel/ui/landings/list'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/landing/')({
  staticData: { page: routes.landings },
  loader: async ({ context }) => {
    const { openLandings } = await import('../pages/landings.ts')
    return openLandings(context)
  },
  component: LandingsScreen,
})
