import { ADDITIONAL_SERVICE_TYPES, type AdditionalServiceType } from '@artel/core/contract'
import { type CurrentTariff, type ServiceInForce, type ServiceUse, usageOf, usesOf } from '@artel/core/tariffs/billing'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { readTariff } from './current-tariff.ts'

/** How much of a service an executor has used since the start of the tariff's month. */
export type UsageCounter = (db: Kysely<Schema>, userId: string, monthFrom: Date) => Promise<number>

/** Counters by service; those without one use nothing up. */
export type UsageCounters = Readonly<Partial<Record<AdditionalServiceType, UsageCounter>>>

/** An executor's tariff with the use of every service in it or bought besides. */
export interface ExecutorUsage {
  readonly tariff: CurrentTariff
  readonly uses: readonly ServiceUse[]
}

/** @param now milliseconds */
export async function readUsage(
  db: Kysely<Schema>,
  counters: UsageCounters,
  userId: string,
  now: number,
): Promise<ExecutorUsage> {
  const tariff = await readTariff(db, userId, now)
  const used: Partial<Record<AdditionalServiceType, number>> = {}
  for (const type of ADDITIONAL_SERVICE_TYPES) used[type] = await counters[type]?.(db, userId, tariff.monthFrom)
  const inForce = await selectInForce(db, userId, new Date(now))
  return { tariff, uses: usesOf(tariff.limits, inForce, used) }
}

/**
 * How much of a service an executor may have, the tariff's and what was bought together; `null` without a limit.
 * @param now milliseconds
 */
export async function readLimit(
  db: Kysely<Schema>,
  userId: string,
  service: AdditionalServiceType,
  now: number,
): Promise<number | null> {
  const { limits } = await readTariff(db, userId, now)
  const [, limit] = usageOf(usesOf(limits, await selectInForce(db, userId, new Date(now)), {}), service)
  return limit
}

/** Bought services that count at a moment. */
export const selectInForce = (db: Kysely<Schema>, userId: string, at: Date): Promise<ServiceInForce[]> =>
  db
    .selectFrom('user_services')
    .select(['type', 'unit', 'amount', 'used'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('from_at', '<=', at)
    .where('until', '>', at)
    .execute()

/** Replies that the tariff's month has given. */
export const countTariffReplies: UsageCounter = async (db, userId, monthFrom) => {
  const month = await db
    .selectFrom('reply_months')
    .select('used')
    .where('user_id', '=', userId)
    .where('from_at', '=', monthFrom)
    .executeTakeFirst()
  return month?.used ?? 0
}

/** Articles sent to be published in the tariff's month, those that were deleted afterwards too. */
export const countArticles: UsageCounter = async (db, userId, monthFrom) => {
  const { count } = await db
    .selectFrom('article_places')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', userId)
    .where('taken_at', '>=', monthFrom)
    .executeTakeFirstOrThrow()
  return count
}

/** Goods that are published or wait for a moderator. */
export const countGoods: UsageCounter = async (db, userId) => {
  const { count } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', userId)
    .where('status', 'in', ['PENDING', 'PUBLISHED'])
    .executeTakeFirstOrThrow()
  return count
}

/** Works in the portfolio, those that the tariff hides too. */
export const countCases: UsageCounter = async (db, userId) => {
  const owner = await db.selectFrom('users').select('cases_count').where('id', '=', userId).executeTakeFirst()
  return owner?.cases_count ?? 0
}
