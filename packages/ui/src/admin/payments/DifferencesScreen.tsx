import { adminQueries, type MoneyDifferenceFilters, moneyDifferenceList } from '@artel/core/admin'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { DifferencesView } from './DifferencesView.tsx'

/** What the nights have found over its query. */
export function DifferencesScreen({ filters }: { filters: MoneyDifferenceFilters }) {
  const { api, navigate } = useServices()
  const query = useQuery({ ...adminQueries(api).differences(filters), placeholderData: keepPreviousData })
  return (
    <DifferencesView
      filters={filters}
      status={query.status}
      differences={query.data?.items ?? []}
      pageCount={pageCount(query.data?.pagination.totalItems ?? 0)}
      onFilter={(values) =>
        navigate(moneyDifferenceList.address(paths.adminPaymentDifferences(), moneyDifferenceList.parse(values)))
      }
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
