import type { AnalyticsDay } from '../contract/analytics.ts'
import type { AnalyticsPeriod } from '../contract/analytics-terms.ts'
import { groupBy } from './group-by.ts'
import { weekOf } from './moscow-days.ts'

/** What is counted day by day. */
export const DAILY_COUNTS = ['profileViews', 'workViews', 'productViews', 'replies', 'wins'] as const
export type DailyCount = (typeof DAILY_COUNTS)[number]

/** A day, or the first day of a week, and what was counted in it. */
export type CountsOfTime = Readonly<Record<DailyCount, number>> & { readonly from: string }

/** The longest period is told by weeks: ninety days are more than a phone can show. */
export const isByWeeks = (days: AnalyticsPeriod): boolean => days > 30

const nothing = { profileViews: 0, workViews: 0, productViews: 0, replies: 0, wins: 0 }

const added = (one: Readonly<Record<DailyCount, number>>, other: Readonly<Record<DailyCount, number>>) => ({
  profileViews: one.profileViews + other.profileViews,
  workViews: one.workViews + other.workViews,
  productViews: one.productViews + other.productViews,
  replies: one.replies + other.replies,
  wins: one.wins + other.wins,
})

/** Everything of a period together. */
export const totalCounts = (days: readonly AnalyticsDay[]): Readonly<Record<DailyCount, number>> =>
  days.reduce<Readonly<Record<DailyCount, number>>>(added, nothing)

/** Days as they are, or added up to weeks. */
export const countsOverTime = (days: readonly AnalyticsDay[], byWeeks: boolean): readonly CountsOfTime[] => {
  const [first] = days
  if (!first) return []
  if (!byWeeks) return days.map(({ day, ...counts }) => ({ from: day, ...counts }))
  const weeks = groupBy(days, ({ day }) => weekOf(day, first.day))
  return [...weeks].map(([from, ofWeek]) => ({ from, ...totalCounts(ofWeek) }))
}
