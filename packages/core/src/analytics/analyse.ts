import type { Analytics, AnalyticsDay, AnalyticsFunnel, AnalyticsPace } from '../contract/analytics.ts'
import type { AnalyticsLevel, AnalyticsPeriod } from '../contract/analytics-terms.ts'
import type { AnalyticsFacts, AnswerFact, ReplyFact } from './analytics.types.ts'
import { groupBy } from './group-by.ts'
import { median } from './median.ts'
import { lastDays, moscowDay, startOfDay, weekOf } from './moscow-days.ts'
import { ownPrices } from './own-prices.ts'

const MINUTE = 60_000

/** Minutes from the publication of a task to a reply; of a task that was published anew afterwards nothing is known. */
const minutesToTask = ({ sentAt, publishedAt }: ReplyFact): number[] =>
  publishedAt === null || publishedAt > sentAt ? [] : [Math.round((sentAt - publishedAt) / MINUTE)]

const minutesToMessage = ({ askedAt, answeredAt }: AnswerFact): number => Math.round((answeredAt - askedAt) / MINUTE)

const countIf = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length

interface Period {
  readonly days: readonly string[]
  readonly from: string
}

const dailyFigures = ({ days }: Period, { views, replies, wins }: AnalyticsFacts): AnalyticsDay[] => {
  const viewsOn = groupBy(views, ({ day }) => day)
  const repliesOn = groupBy(replies, ({ sentAt }) => moscowDay(sentAt))
  const winsOn = groupBy(wins, moscowDay)
  return days.map((day) => {
    const seen = (kind: 'PROFILE' | 'WORKS' | 'PRODUCT') =>
      (viewsOn.get(day) ?? []).reduce((sum, view) => (view.kind === kind ? sum + view.count : sum), 0)
    return {
      day,
      profileViews: seen('PROFILE'),
      workViews: seen('WORKS'),
      productViews: seen('PRODUCT'),
      replies: repliesOn.get(day)?.length ?? 0,
      wins: winsOn.get(day)?.length ?? 0,
    }
  })
}

const weeksOf = ({ days, from }: Period): readonly string[] => [...new Set(days.map((day) => weekOf(day, from)))]

const funnelOf = (period: Period, { views, replies }: AnalyticsFacts): AnalyticsFunnel[] =>
  weeksOf(period).map((from) => {
    const isOf = (day: string) => weekOf(day, period.from) === from
    const sent = replies.filter(({ sentAt }) => isOf(moscowDay(sentAt)))
    return {
      from,
      views: views.reduce((sum, { day, count }) => (isOf(day) ? sum + count : sum), 0),
      replies: sent.length,
      // Each step holds the next one: who was chosen at once was on the short list, too.
      shortlisted: countIf(sent, ({ isShortlisted, isChosen }) => isShortlisted || isChosen),
      chosen: countIf(sent, ({ isChosen }) => isChosen),
      finished: countIf(sent, ({ isChosen, isFinished }) => isChosen && isFinished),
    }
  })

const paceOf = (period: Period, { replies, answers }: AnalyticsFacts): AnalyticsPace[] =>
  weeksOf(period).flatMap((from) => {
    const isOf = (moment: number) => weekOf(moscowDay(moment), period.from) === from
    const toTask = median(replies.filter(({ sentAt }) => isOf(sentAt)).flatMap(minutesToTask))
    const toMessage = median(answers.filter(({ answeredAt }) => isOf(answeredAt)).map(minutesToMessage))
    return toTask === null && toMessage === null ? [] : [{ from, toTask, toMessage }]
  })

/** When a period begins, in milliseconds: facts from then on are needed. */
export const periodStart = (days: AnalyticsPeriod, now: number): number => startOfDay(lastDays(days, now)[0] ?? '')

/** What reading the facts of a period answers; facts from before it do not count. */
const within = (facts: AnalyticsFacts, { from }: Period): AnalyticsFacts => {
  const start = startOfDay(from)
  return {
    ...facts,
    views: facts.views.filter(({ day }) => day >= from),
    replies: facts.replies.filter(({ sentAt }) => sentAt >= start),
    wins: facts.wins.filter((at) => at >= start),
    answers: facts.answers.filter(({ answeredAt }) => answeredAt >= start),
  }
}

/**
 * The statistics of a period that ends today, as far as the level opens them.
 * @param now milliseconds
 */
export const analyse = (
  everything: AnalyticsFacts,
  { level, days: count, now }: { readonly level: AnalyticsLevel; readonly days: AnalyticsPeriod; readonly now: number },
): Analytics => {
  const days = lastDays(count, now)
  const period = { days, from: days[0] ?? '' }
  const facts = within(everything, period)
  return {
    level,
    from: period.from,
    to: days.at(-1) ?? '',
    base: level === 'NONE' ? null : { days: dailyFigures(period, facts) },
    advanced:
      level !== 'ADVANCED'
        ? null
        : {
            toTask: median(facts.replies.flatMap(minutesToTask)),
            toMessage: median(facts.answers.map(minutesToMessage)),
            pace: paceOf(period, facts),
            prices: ownPrices(facts),
            funnel: funnelOf(period, facts),
          },
  }
}

/** Of one who has paid for nothing: nothing is read. */
export const NO_FACTS: AnalyticsFacts = { views: [], replies: [], wins: [], answers: [], market: [] }
