import * as z from 'zod'
import { ANALYTICS_LEVELS, VIEW_KINDS } from './analytics-terms.ts'
import { isoDay, kopecks, numericId, uuid } from './primitives.ts'

const count = z.int().min(0)
/** Whole minutes; `null` where there is nothing to measure. */
const minutes = z.int().min(0).nullable()

/** A page is being looked at: that of an executor, or of a product. */
export const viewInput = z
  .object({
    kind: z.enum(VIEW_KINDS),
    executorId: uuid.nullable().default(null),
    productId: numericId.nullable().default(null),
  })
  .refine(({ kind, executorId, productId }) => (kind === 'PRODUCT' ? productId : executorId) !== null, {
    path: ['kind'],
    message: 'Не указано, что смотрят.',
  })
export type ViewInput = z.input<typeof viewInput>

/** A day of Moscow time. */
export const analyticsDay = z.object({
  day: isoDay,
  profileViews: count,
  workViews: count,
  productViews: count,
  /** Sent on this day, those that were withdrawn later too. */
  replies: count,
  /** Tasks that one was chosen for on this day, by a reply or by an offer. */
  wins: count,
})
export type AnalyticsDay = z.output<typeof analyticsDay>

/** How soon one answers: medians over a week, that begins on Monday or on the first day of the period. */
export const analyticsPace = z.object({ from: isoDay, toTask: minutes, toMessage: minutes })
export type AnalyticsPace = z.output<typeof analyticsPace>

/** One's own prices of a category beside those of others, in kopecks. */
export const analyticsPrice = z.object({
  category: z.object({ id: numericId, name: z.string() }),
  /** Replies with a price that one has sent. */
  count: z.int().min(1),
  /** Median of them. */
  mine: kopecks,
  /** Median of what other executors ask, and of the budgets; `null` where fewer than five people would stand behind it. */
  replies: kopecks.nullable(),
  budgets: kopecks.nullable(),
})
export type AnalyticsPrice = z.output<typeof analyticsPrice>

/** What became of the replies that were sent in a week. */
export const analyticsFunnel = z.object({
  from: isoDay,
  views: count,
  replies: count,
  shortlisted: count,
  chosen: count,
  finished: count,
})
export type AnalyticsFunnel = z.output<typeof analyticsFunnel>

/** Statistics of an executor (product §15.2). */
export const analytics = z.object({
  level: z.enum(ANALYTICS_LEVELS),
  /** First and last day, of Moscow time. */
  from: isoDay,
  to: isoDay,
  /** Every day of the period; `null` without the service. */
  base: z.object({ days: z.array(analyticsDay) }).nullable(),
  /** `null` without the service. */
  advanced: z
    .object({
      /** Median minutes from the publication of a task to one's reply. */
      toTask: minutes,
      /** Median minutes from a message of a client to one's answer in the same chat. */
      toMessage: minutes,
      /** Weeks in which something was answered. */
      pace: z.array(analyticsPace),
      /** Categories that one has replied in, those with more replies first. */
      prices: z.array(analyticsPrice),
      funnel: z.array(analyticsFunnel),
    })
    .nullable(),
})
export type Analytics = z.output<typeof analytics>

/** A table for a spreadsheet. */
export const analyticsFile = z.object({
  name: z.string(),
  /** Begins with a byte order mark; cells stand between semicolons. */
  text: z.string(),
})
export type AnalyticsFile = z.output<typeof analyticsFile>
