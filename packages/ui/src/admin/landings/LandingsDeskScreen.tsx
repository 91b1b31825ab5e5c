import { adminQueries } from '@artel/core/admin'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { LandingsDeskView } from './LandingsDeskView.tsx'

/** All pages whose words are written, over their queries. */
export function LandingsDeskScreen() {
  const { api } = useServices()
  const landings = useQuery(adminQueries(api).landings())
  const sitePages = useQuery(adminQueries(api).sitePages())
  const statuses = [landings.status, sitePages.status]
  return (
    <LandingsDeskView
      status={
        statuses.find((status) => status === 'error') ?? statuses.find((status) => status === 'pending') ?? 'success'
      }
      sitePages={sitePages.data ?? []}
      landings={landings.data ?? []}
      onRetry={() => {
        void landings.refetch()
        void sitePages.refetch()
      }}
      isRetrying={landings.isFetching || sitePages.isFetching}
    />
  )
}
