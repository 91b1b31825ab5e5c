import { formatMinutes } from '@artel/core/analytics'
import type { Analytics } from '@artel/core/contract'
import { formatNumber } from '@artel/core/format'
import { BarChart } from '../kit/chart/index.ts'
import { Card, SectionHeading, Stats } from '../kit/index.ts'
import css from './Analytics.module.css'
import { dayLabel } from './analytics-points.ts'
import { ru } from './ru.ts'

type Advanced = NonNullable<Analytics['advanced']>

const written = (minutes: number | null) => (minutes === null ? ru.unknown : formatMinutes(minutes))

/** Words would take the room of the chart on a phone. */
const short = (minutes: number) =>
  minutes < 60 ? ru.shortMinutes(minutes) : ru.shortHours(formatNumber(Math.round(minutes / 6) / 10))

/** How soon one answers, on the whole and week by week. */
export function PaceCharts({ toTask, toMessage, pace }: Advanced) {
  const charts = [
    { key: 'toTask', title: ru.toTaskChart },
    { key: 'toMessage', title: ru.toMessageChart },
  ] as const
  return (
    <section className={css.section} aria-labelledby="pace-title">
      <SectionHeading id="pace-title" title={ru.pace} note={ru.paceNote} />
      <Stats
        items={[
          { label: ru.toTask, value: written(toTask), note: ru.toTaskNote },
          { label: ru.toMessage, value: written(toMessage), note: ru.toMessageNote },
        ]}
      />
      {pace.length === 0 ? (
        <p className={css.lead}>{ru.noPace}</p>
      ) : (
        <div className={css.charts}>
          {charts.map(({ key, title }) => (
            <Card key={key} className={css.chart}>
              <BarChart
                title={title}
                placeLabel={ru.week}
                valueLabel={ru.minutes}
                format={short}
                points={pace.flatMap((week) => {
                  const value = week[key]
                  return value === null ? [] : [{ label: dayLabel(week.from), value }]
                })}
                empty={ru.noPace}
              />
            </Card>
          ))}
        </div>
      )}
    </section>
  )
}
