import { type CountsOfTime, countsOverTime, isByWeeks } from '@artel/core/analytics'
import type { Analytics, AnalyticsPeriod } from '@artel/core/contract'

/** «02.03»: days of statistics are days of Moscow already, and longer words run into one another on a phone. */
export const dayLabel = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`

/** What was counted, by days or weeks; nothing where it is not open. */
export const timesOf = ({ base }: Analytics, period: AnalyticsPeriod): readonly CountsOfTime[] =>
  base ? countsOverTime(base.days, isByWeeks(period)) : []
