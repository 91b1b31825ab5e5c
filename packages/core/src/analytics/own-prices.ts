import type { AnalyticsPrice } from '../contract/analytics.ts'
import type { AnalyticsFacts, GroupFigure } from './analytics.types.ts'
import { groupBy } from './group-by.ts'
import { median } from './median.ts'

/** Fewer people than this could be told apart by their median: it is not shown. */
export const PEOPLE_AT_LEAST = 5

/** What others ask and offer is taken from so many days whatever the period: no two periods differ by one person. */
export const MARKET_DAYS = 90

/** Medians of others are shown to a hundred roubles, which is nobody's own sum. */
const ROUNDED_TO = 100_00

const shown = ({ people, median: sum }: GroupFigure): number | null =>
  people < PEOPLE_AT_LEAST || sum === null ? null : Math.round(sum / ROUNDED_TO) * ROUNDED_TO

const NOBODY: GroupFigure = { people: 0, median: null }

/** Categories with a price of one's own, those with more replies first. */
export const ownPrices = ({ replies, market }: Pick<AnalyticsFacts, 'replies' | 'market'>): AnalyticsPrice[] => {
  const priced = replies.flatMap(({ category, price }) => (price === null ? [] : [{ category, price }]))
  return [...groupBy(priced, ({ category }) => category.id)]
    .flatMap(([id, [first, ...more]]) => {
      if (!first) return []
      const prices = [first, ...more].map(({ price }) => price)
      const others = market.find(({ categoryId }) => categoryId === id)
      return [
        {
          category: first.category,
          count: prices.length,
          mine: median(prices) ?? 0,
          replies: shown(others?.replies ?? NOBODY),
          budgets: shown(others?.budgets ?? NOBODY),
        },
      ]
    })
    .toSorted((one, other) => other.count - one.count || one.category.id - other.category.id)
}
