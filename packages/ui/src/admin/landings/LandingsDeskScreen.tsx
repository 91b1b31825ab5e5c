import { adminQueries } from '@artel/core/admin'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { LandingsDeskView } from './LandingsDeskView.tsx'

/** All landing pages over their query. */
export function LandingsDeskScreen() {
  const { api } = useServices()
  const query = useQuery(adminQueries(api).landings())
  return (
    <LandingsDeskView
      status={query.status}
      landings={query.data ?? []}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
