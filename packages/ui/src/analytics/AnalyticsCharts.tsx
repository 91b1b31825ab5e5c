import type { Analytics, AnalyticsPeriod } from '@artel/core/contract'
import { BaseCharts } from './BaseCharts.tsx'
import { Funnel } from './Funnel.tsx'
import { PaceCharts } from './PaceCharts.tsx'
import { PriceCharts } from './PriceCharts.tsx'

export interface AnalyticsChartsProps {
  analytics: Analytics
  period: AnalyticsPeriod
}

/** Everything that is drawn of the statistics, as far as they are open. */
export function AnalyticsCharts({ analytics, period }: AnalyticsChartsProps) {
  const { advanced } = analytics
  return (
    <>
      <BaseCharts analytics={analytics} period={period} />
      {advanced && (
        <>
          <Funnel funnel={advanced.funnel} />
          <PaceCharts {...advanced} />
          <PriceCharts prices={advanced.prices} />
        </>
      )}
    </>
  )
}
