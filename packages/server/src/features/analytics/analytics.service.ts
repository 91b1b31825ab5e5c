import {
  type AnalyticsFacts,
  analyse,
  analyticsCsv,
  analyticsLevel,
  moscowDay,
  NO_FACTS,
  periodStart,
} from '@artel/core/analytics'
import type { Analytics, AnalyticsFile, AnalyticsLevel, AnalyticsPeriod } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { readLimit } from '../tariffs/usage.ts'
import type { Views } from '../views/views.ts'
import * as queries from './analytics.queries.ts'

/** What executors see of how they are doing; nothing is kept but views, all else is read from deals as they are. */
export interface AnalyticsService {
  /** As much as one's tariff and services open. */
  of(executorId: string, days: AnalyticsPeriod): Promise<Analytics>
  /** @throws Refusal ANALYTICS_NOT_BOUGHT */
  file(executorId: string, days: AnalyticsPeriod): Promise<AnalyticsFile>
}

export interface AnalyticsDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly views: Pick<Views, 'flush'>
}

export function createAnalytics({ db, clock, views }: AnalyticsDeps): AnalyticsService {
  const levelOf = async (executorId: string) =>
    analyticsLevel({
      base: await readLimit(db, executorId, 'BASE_ANALYTICS', clock.now()),
      advanced: await readLimit(db, executorId, 'ADVANCED_ANALYTICS', clock.now()),
    })

  const factsOf = async (executorId: string, level: AnalyticsLevel, days: AnalyticsPeriod): Promise<AnalyticsFacts> => {
    if (level === 'NONE') return NO_FACTS
    await views.flush()
    const now = clock.now()
    const since = new Date(periodStart(days, now))
    const base = {
      views: await queries.selectViews(db, executorId, moscowDay(since.getTime())),
      replies: await queries.selectReplyFacts(db, executorId, since),
      wins: await queries.selectWins(db, executorId, since),
    }
    if (level === 'BASE') return { ...base, answers: [], market: [] }
    const categories = [...new Set(base.replies.map(({ category }) => category.id))]
    return {
      ...base,
      answers: await queries.selectAnswers(db, executorId, since),
      market: await queries.selectMarket(db, executorId, categories, now),
    }
  }

  const of = async (executorId: string, days: AnalyticsPeriod) => {
    const level = await levelOf(executorId)
    return analyse(await factsOf(executorId, level, days), { level, days, now: clock.now() })
  }

  return {
    of,
    async file(executorId, days) {
      const analytics = await of(executorId, days)
      if (analytics.advanced === null) throw new Refusal('ANALYTICS_NOT_BOUGHT')
      return analyticsCsv(analytics)
    },
  }
}
