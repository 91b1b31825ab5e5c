import { type AnalyticsFilters, analyticsQueries } from '@artel/core/analytics'
import { errorMessage } from '@artel/core/api'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices } from '../services/index.ts'
import { AnalyticsView } from './AnalyticsView.tsx'
import { saveTable } from './save-text.ts'

export interface AnalyticsScreenProps {
  /** The period, from the address. */
  filters: AnalyticsFilters
}

/** One's own statistics over their query. */
export function AnalyticsScreen({ filters }: AnalyticsScreenProps) {
  const { api } = useServices()
  const query = useQuery({ ...analyticsQueries(api).of(filters), placeholderData: keepPreviousData })
  const file = useMutation({
    mutationKey: ['analytics', 'export'],
    async mutationFn() {
      const { data } = await api.exportAnalytics({ query: { days: filters.days } })
      saveTable(data.name, data.text)
      return data.name
    },
  })
  return (
    <PersonalArea>
      <AnalyticsView
        status={query.status}
        analytics={query.data ?? null}
        filters={filters}
        file={{
          isMaking: file.isPending,
          made: file.data ?? null,
          failed: file.isError ? errorMessage(file.error) : null,
        }}
        onExport={() => file.mutate()}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </PersonalArea>
  )
}
