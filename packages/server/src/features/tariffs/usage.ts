import { ADDITIONAL_SERVICE_TYPES, type AdditionalServiceType, type ServiceUsage } from '@artel/core/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type CurrentTariff, readTariff } from './current-tariff.ts'
import { tariffOffer } from './price-list.ts'

/** `[used, limit]`, a limit of `null` being none. */
export type Usage = ServiceUsage['count']

/** How much of a service an executor has used since the start of the tariff's month. */
export type UsageCounter = (db: Kysely<Schema>, userId: string, monthFrom: Date) => Promise<number>

/** Counters by service; those without one use nothing up. */
export type UsageCounters = Readonly<Partial<Record<AdditionalServiceType, UsageCounter>>>

/** What is used of a service: of the tariff's part and of the bought part; `undefined` is a part one does not have. */
export interface ServiceUse {
  readonly type: AdditionalServiceType
  readonly ofTariff: Usage | undefined
  readonly ofBought: Usage | undefined
}

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
  const { limits } = tariffOffer(tariff.type)
  const bought = await selectBought(db, userId, new Date(now))
  const uses: ServiceUse[] = []
  for (const type of ADDITIONAL_SERVICE_TYPES) {
    const limit = limits[type]
    const added = bought.get(type)
    if (limit === undefined && added === undefined) continue
    const used = (await counters[type]?.(db, userId, tariff.monthFrom)) ?? 0
    uses.push({
      type,
      ofTariff: limit === undefined ? undefined : [used, limit],
      // Pieces know themselves how many are spent; what raises a limit is used by what exceeds the tariff's.
      ofBought: added && [added.used ?? Math.max(used - (limit ?? 0), 0), added.amount],
    })
  }
  return { tariff, uses }
}

/** Both parts together. */
export function total({ type, ofTariff = [0, 0], ofBought = [0, 0] }: ServiceUse): Usage {
  const limit = ofTariff[1] === null || ofBought[1] === null ? null : ofTariff[1] + ofBought[1]
  // Only pieces are spent apart from the tariff's; of the others `used` is one number.
  return [type === 'REPLIES' ? ofTariff[0] + ofBought[0] : ofTariff[0], limit]
}

/** Services in force: what they add together; `used` only for pieces, `amount` null for periods of time. */
async function selectBought(db: Kysely<Schema>, userId: string, at: Date) {
  const rows = await db
    .selectFrom('user_services')
    .select([
      'type',
      sql<number | null>`sum(amount)::int`.as('amount'),
      sql<number | null>`sum(used) filter (where unit = 'piece')::int`.as('used'),
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('from_at', '<=', at)
    .where('until', '>', at)
    .groupBy('type')
    .execute()
  return new Map<AdditionalServiceType, (typeof rows)[number]>(rows.map((row) => [row.type, row]))
}

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

/** Articles sent to be published in the tariff's month. */
export const countArticles: UsageCounter = async (db, userId, monthFrom) => {
  const { count } = await db
    .selectFrom('articles')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', userId)
    .where('created_at', '>=', monthFrom)
    .where('status', 'not in', ['DRAFT', 'REJECTED'])
    .executeTakeFirstOrThrow()
  return count
}
