import type { REFUND_REASONS, ReplySource } from '@artel/core/contract'
import { type RepliesLeft, repliesLeft } from '@artel/core/tariffs'
import { type Kysely, sql, type Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { readTariff } from './current-tariff.ts'

/** A reply that is being sent. */
export interface DebitedReply {
  readonly replyId: number
  readonly taskId: number
}

/** How many replies an executor has left at `now` (milliseconds): the tariff's of this month and the bought ones. */
export async function readRepliesLeft(db: Kysely<Schema>, executorId: string, now: number): Promise<RepliesLeft> {
  const tariff = await readTariff(db, executorId, now)
  const { REPLIES: limit = 0 } = tariff.limits
  if (limit === null) return repliesLeft({ ofTariff: [0, null] })
  const { used, bought } = await db
    .selectNoFrom([
      db
        .selectFrom('reply_months')
        .select('used')
        .where('user_id', '=', executorId)
        .where('from_at', '=', tariff.monthFrom)
        .as('used'),
      boughtReplies(db, executorId, new Date(now))
        .select(sql<number>`coalesce(sum(amount - used), 0)::int`.as('bought'))
        .as('bought'),
    ])
    .executeTakeFirstOrThrow()
  return repliesLeft({ ofTariff: [used ?? 0, limit], ofService: [0, bought ?? 0] })
}

/**
 * Takes a reply from the tariff's month, else from the oldest bought pieces, and writes it down (product §3). Debits of one executor go one after another, so N replies are exactly N.
 * @param now milliseconds
 * @throws Refusal QUOTA_EXHAUSTED
 */
export async function debitReply(
  trx: Transaction<Schema>,
  executorId: string,
  { replyId, taskId }: DebitedReply,
  now: number,
): Promise<ReplySource> {
  await lockExecutor(trx, executorId)
  const at = new Date(now)
  const { nextSource } = await readRepliesLeft(trx, executorId, now)
  const bucket =
    nextSource &&
    (await (nextSource === 'TARIFF' ? takeFromMonth(trx, executorId, now) : takeFromService(trx, executorId, at)))
  if (!bucket) throw new Refusal('QUOTA_EXHAUSTED')
  await trx
    .insertInto('reply_ledger')
    .values({
      user_id: executorId,
      kind: 'DEBIT',
      amount: -1,
      reply_id: replyId,
      task_id: taskId,
      created_at: at,
      ...bucket,
    })
    .execute()
  return bucket.source
}

/**
 * Gives a reply back to the bucket it came from, once however often it is asked; a month that is over keeps it. A reply
 * that was never debited is left alone.
 * @param now milliseconds
 * @returns whether it was given back now
 */
export async function refundReply(
  trx: Transaction<Schema>,
  replyId: number,
  reason: (typeof REFUND_REASONS)[number],
  now: number,
): Promise<boolean> {
  const debit = await trx
    .selectFrom('reply_ledger')
    .select(['user_id', 'source', 'task_id', 'month_from', 'service_id'])
    .where('reply_id', '=', replyId)
    .where('kind', '=', 'DEBIT')
    .executeTakeFirst()
  if (!debit) return false
  await lockExecutor(trx, debit.user_id)
  const written = await trx
    .insertInto('reply_ledger')
    .values({ ...debit, kind: 'REFUND', amount: 1, reply_id: replyId, reason, created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['reply_id', 'kind']).where('reply_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  if (debit.month_from) {
    await trx
      .updateTable('reply_months')
      .set((row) => ({ used: row('used', '-', 1) }))
      .where('user_id', '=', debit.user_id)
      .where('from_at', '=', debit.month_from)
      .where('used', '>', 0)
      .execute()
  } else if (debit.service_id !== null) {
    await trx
      .updateTable('user_services')
      .set((row) => ({ used: row('used', '-', 1) }))
      .where('id', '=', debit.service_id)
      .where('used', '>', 0)
      .execute()
  }
  return true
}

/** Whatever changes an executor's quota, tariff or services happens one after another. */
export async function lockExecutor(trx: Transaction<Schema>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Bought replies that are in force, the oldest first. */
const boughtReplies = (db: Kysely<Schema>, userId: string, at: Date) =>
  db
    .selectFrom('user_services')
    .where('user_id', '=', userId)
    .where('type', '=', 'REPLIES')
    .where('ended_at', 'is', null)
    .where('from_at', '<=', at)
    .where('until', '>', at)
    .whereRef('used', '<', 'amount')

async function takeFromMonth(trx: Transaction<Schema>, userId: string, now: number) {
  const { limits, monthFrom } = await readTariff(trx, userId, now)
  const { REPLIES: limit = 0 } = limits
  if (limit === 0) return undefined
  const taken = await trx
    .insertInto('reply_months')
    .values({ user_id: userId, from_at: monthFrom, used: 1 })
    .onConflict((conflict) => {
      const more = conflict.columns(['user_id', 'from_at']).doUpdateSet((row) => ({
        used: row('reply_months.used', '+', 1),
      }))
      return limit === null ? more : more.where('reply_months.used', '<', limit)
    })
    .returning('used')
    .executeTakeFirst()
  return taken && ({ source: 'TARIFF', month_from: monthFrom } as const)
}

async function takeFromService(trx: Transaction<Schema>, userId: string, at: Date) {
  const oldest = boughtReplies(trx, userId, at).select('id').orderBy('from_at').orderBy('id').limit(1)
  const taken = await trx
    .updateTable('user_services')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('id', '=', oldest)
    .returning('id')
    .executeTakeFirst()
  return taken && ({ source: 'SERVICE', service_id: taken.id } as const)
}
