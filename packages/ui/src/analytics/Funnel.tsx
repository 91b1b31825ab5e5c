import type { Analytics, AnalyticsFunnel } from '@artel/core/contract'
import { formatNumber } from '@artel/core/format'
import { BarChart } from '../kit/chart/index.ts'
import { Card, SectionHeading } from '../kit/index.ts'
import { Table } from '../kit/table/index.ts'
import css from './Analytics.module.css'
import { dayLabel } from './analytics-points.ts'
import { ru } from './ru.ts'

const STEPS = ['views', 'replies', 'shortlisted', 'chosen', 'finished'] as const

/** From views to finished tasks, over the period and week by week. */
export function Funnel({ funnel }: Pick<NonNullable<Analytics['advanced']>, 'funnel'>) {
  return (
    <section className={css.section} aria-labelledby="funnel-title">
      <SectionHeading id="funnel-title" title={ru.funnel} note={ru.funnelNote} />
      <Card className={css.chart}>
        <BarChart
          title={ru.funnelChart}
          placeLabel={ru.step}
          valueLabel={ru.times}
          points={STEPS.map((step) => ({
            label: ru.steps[step],
            value: funnel.reduce((sum, week) => sum + week[step], 0),
          }))}
        />
      </Card>
      <Table<AnalyticsFunnel>
        caption={ru.byWeeks}
        columns={[
          { id: 'from', header: ru.week, cell: ({ from }) => dayLabel(from) },
          ...STEPS.map((step) => ({
            id: step,
            header: ru.steps[step],
            cell: (week: AnalyticsFunnel) => formatNumber(week[step]),
            numeric: true,
          })),
        ]}
        rows={funnel}
        rowKey={({ from }) => from}
      />
    </section>
  )
}
