import { categoryQueries } from '@artel/core/categories'
import { useQuery } from '@tanstack/react-query'
import { useServices, useViewer } from '../../services/index.ts'
import { CatalogueView } from './CatalogueView.tsx'

/** The catalogue over its query. Who takes tasks is led to the open ones, everybody else to the pages of services. */
export function CatalogueScreen({ onLeave }: { onLeave: () => void }) {
  const { api, report } = useServices()
  const viewer = useViewer()
  const { data, status, refetch } = useQuery(categoryQueries(api, report).outline())
  return (
    <CatalogueView
      status={status}
      categories={data ?? []}
      leadsTo={viewer !== null && viewer.role !== 'CLIENT' ? 'board' : 'landings'}
      onLeave={onLeave}
      onRetry={() => void refetch()}
    />
  )
}
