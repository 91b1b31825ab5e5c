export { analyse, NO_FACTS, periodStart } from './analyse.ts'
export type { AnalyticsFacts, AnswerFact, GroupFigure, MarketFact, ReplyFact, ViewFact } from './analytics.types.ts'
export { analyticsCsv, csvCell } from './analytics-csv.ts'
export { type AnalyticsFilters, analyticsList, analyticsQueries } from './analytics-queries.ts'
export {
  type CountsOfTime,
  countsOverTime,
  DAILY_COUNTS,
  type DailyCount,
  isByWeeks,
  totalCounts,
} from './analytics-series.ts'
export { analyticsLevel } from './level.ts'
export { median } from './median.ts'
export { formatMinutes } from './minutes.ts'
export { lastDays, moscowDay, startOfDay } from './moscow-days.ts'
export { MARKET_DAYS, PEOPLE_AT_LEAST } from './own-prices.ts'
export { isCountedViewer, isRobot, viewDay } from './views.ts'
