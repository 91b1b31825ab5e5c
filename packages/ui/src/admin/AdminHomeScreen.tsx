import { adminQueries, staffLogList } from '@artel/core/admin'
import { LOG_LINES_SHOWN } from '@artel/core/contract'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { AdminHomeView } from './AdminHomeView.tsx'

/** The first page of administration over the query of its journal. */
export function AdminHomeScreen() {
  const { api } = useServices()
  const query = useQuery(adminQueries(api).log(staffLogList.defaults, LOG_LINES_SHOWN))
  return (
    <AdminHomeView
      status={query.status}
      lines={query.data?.items ?? []}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
