import type { ApiClient } from '../api/index.ts'
import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '../contract/analytics-terms.ts'
import type { CancelSignal } from '../ports/index.ts'
import { defineList, type FiltersOf, oneOf, page } from '../search/index.ts'

/** The address of the page of statistics: how many days it tells of. */
export const analyticsList = defineList(
  { days: oneOf<AnalyticsPeriod>('days', ANALYTICS_PERIODS, 30), page: page() },
  { canonical: [] },
)
export type AnalyticsFilters = FiltersOf<typeof analyticsList>

/** Query definition of one's own statistics. Errors are those of the API client. */
export const analyticsQueries = (api: Pick<ApiClient, 'getAnalytics'>) => ({
  of: ({ days }: Pick<AnalyticsFilters, 'days'>) => ({
    queryKey: ['analytics', days] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      (await api.getAnalytics({ query: { days } }, { signal })).data,
  }),
})
