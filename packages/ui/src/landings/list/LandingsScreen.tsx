import { landingQueries } from '@artel/core/categories'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { LandingsView } from './LandingsView.tsx'

/** All services over their query. */
export function LandingsScreen() {
  const { api, report } = useServices()
  const { data } = useSuspenseQuery(landingQueries(api, report).tree())
  return <LandingsView landings={data} />
}
