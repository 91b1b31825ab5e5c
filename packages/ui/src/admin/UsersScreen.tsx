import { type AdminUserFilters, adminQueries, adminUserList } from '@artel/core/admin'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { UsersView } from './UsersView.tsx'

const address = (filters: AdminUserFilters) => adminUserList.address(paths.adminUsers(), filters)

/** All accounts over their query. */
export function UsersScreen({ filters }: { filters: AdminUserFilters }) {
  const { api, navigate } = useServices()
  const query = useQuery({ ...adminQueries(api).users(filters), placeholderData: keepPreviousData })
  return (
    <UsersView
      filters={filters}
      status={query.status}
      users={query.data?.items ?? []}
      total={query.data?.pagination.totalItems ?? 0}
      pageCount={pageCount(query.data?.pagination.totalItems ?? 0)}
      pageTo={(page) => address({ ...filters, page })}
      onFilter={(values) => navigate(address(adminUserList.parse(values)))}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
