import { adminQueries, type StaffLogFilters, staffLogList } from '@artel/core/admin'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { LogView } from './LogView.tsx'

/** The journal over its query. */
export function LogScreen({ filters }: { filters: StaffLogFilters }) {
  const { api, navigate } = useServices()
  const query = useQuery({ ...adminQueries(api).log(filters), placeholderData: keepPreviousData })
  const go = (next: StaffLogFilters) => navigate(staffLogList.address(paths.adminLog(), next))
  const { actor, object, objectId } = filters
  return (
    <LogView
      filters={filters}
      status={query.status}
      lines={query.data?.items ?? []}
      pageCount={pageCount(query.data?.pagination.totalItems ?? 0)}
      onFilter={(values) => {
        const next = staffLogList.parse(values)
        // Of another kind of object, the number means nothing.
        go({ ...next, actor, objectId: next.object === object ? objectId : '' })
      }}
      onWiden={(filter) => go({ ...filters, page: 1, [filter]: '' })}
      onReset={() => go({ ...filters, page: 1, actor: '', objectId: '' })}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
