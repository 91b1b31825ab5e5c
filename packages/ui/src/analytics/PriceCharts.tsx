import type { Analytics, AnalyticsPrice } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { BarChart } from '../kit/chart/index.ts'
import { Card, SectionHeading } from '../kit/index.ts'
import css from './Analytics.module.css'
import { ru } from './ru.ts'

/** More charts than these nobody compares; the table has the rest. */
const CHARTS = 4

const pointsOf = ({ mine, replies, budgets }: AnalyticsPrice) => [
  { label: ru.mine, value: mine },
  ...(replies === null ? [] : [{ label: ru.others, value: replies }]),
  ...(budgets === null ? [] : [{ label: ru.budgets, value: budgets }]),
]

/** One's own prices beside those of the categories. */
export function PriceCharts({ prices }: Pick<NonNullable<Analytics['advanced']>, 'prices'>) {
  return (
    <section className={css.section} aria-labelledby="prices-title">
      <SectionHeading id="prices-title" title={ru.prices} note={ru.pricesNote} />
      {prices.length === 0 && <p className={css.lead}>{ru.noPrices}</p>}
      <div className={css.charts}>
        {prices.slice(0, CHARTS).map((price) => (
          <Card key={price.category.id} className={css.chart}>
            <BarChart
              title={price.category.name}
              placeLabel={ru.whose}
              valueLabel={ru.price}
              format={(kopecks) => formatMoney(kopecks)}
              points={pointsOf(price)}
            />
            <p className={css.note}>
              {ru.byReplies(price.count)} {price.replies === null && ru.fewOthers}{' '}
              {price.budgets === null && ru.fewBudgets}
            </p>
          </Card>
        ))}
      </div>
      {prices.length > CHARTS && <p className={css.note}>{ru.morePrices}</p>}
    </section>
  )
}
