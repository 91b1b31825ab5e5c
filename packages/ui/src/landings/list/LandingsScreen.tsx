import { landingQueries } from '@artel/core/categories'
import { sitePageQueries } from '@artel/core/site-pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { LandingsView } from './LandingsView.tsx'

/** All services over their query. */
export function LandingsScreen() {
  const { api, report } = useServices()
  const { data: landings } = useSuspenseQuery(landingQueries(api, report).tree())
  const { data: words } = useSuspenseQuery(sitePageQueries(api).one('services'))
  return <LandingsView words={words} landings={landings} />
}
