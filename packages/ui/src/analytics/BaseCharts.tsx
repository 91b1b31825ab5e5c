import { DAILY_COUNTS, isByWeeks, totalCounts } from '@artel/core/analytics'
import type { Analytics, AnalyticsPeriod } from '@artel/core/contract'
import { formatNumber } from '@artel/core/format'
import { BarChart, LineChart } from '../kit/chart/index.ts'
import { Card, SectionHeading, Stats } from '../kit/index.ts'
import css from './Analytics.module.css'
import { dayLabel, timesOf } from './analytics-points.ts'
import { ru } from './ru.ts'

interface BaseChartsProps {
  analytics: Analytics
  period: AnalyticsPeriod
}

/** Views, replies and wins over the period (BASE_ANALYTICS). */
export function BaseCharts({ analytics, period }: BaseChartsProps) {
  const times = timesOf(analytics, period)
  const totals = totalCounts(analytics.base?.days ?? [])
  const isEmpty = DAILY_COUNTS.every((count) => totals[count] === 0)
  return (
    <section className={css.section} aria-labelledby="base-title">
      <SectionHeading id="base-title" title={ru.base} note={ru.baseNote} />
      <Stats items={DAILY_COUNTS.map((count) => ({ label: ru.counts[count], value: formatNumber(totals[count]) }))} />
      {isEmpty ? (
        <p className={css.lead}>{ru.nothingYet}</p>
      ) : (
        <div className={css.charts}>
          {DAILY_COUNTS.filter((count) => totals[count] > 0).map((count) => {
            const Chart = period === 7 ? BarChart : LineChart
            return (
              <Card key={count} className={css.chart}>
                <Chart
                  title={ru.counts[count]}
                  placeLabel={isByWeeks(period) ? ru.week : ru.day}
                  valueLabel={ru.times}
                  points={times.map((time) => ({ label: dayLabel(time.from), value: time[count] }))}
                />
              </Card>
            )
          })}
        </div>
      )}
    </section>
  )
}
