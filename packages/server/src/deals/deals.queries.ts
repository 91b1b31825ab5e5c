import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../platform/db/schema.ts'

const numbers = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Open tasks whose last day was before a moment, the oldest first. */
export const selectExpired = async (db: Kysely<Schema>, before: Date, limit: number): Promise<number[]> =>
  numbers(
    await db
      .selectFrom('tasks')
      .select('id')
      .where('status', '=', 'APPROVED')
      .where('end_period', '<=', before)
      .orderBy('end_period')
      .limit(limit)
      .execute(),
  )

/** The same whose authors do not know yet. */
export const selectToWarn = async (db: Kysely<Schema>, before: Date, limit: number): Promise<number[]> =>
  numbers(
    await db
      .selectFrom('tasks')
      .select('id')
      .where('status', '=', 'APPROVED')
      .where('expiry_warned_at', 'is', null)
      .where('end_period', '<=', before)
      // Who has just chosen a day so near knows it.
      .where(sql<boolean>`published_at <= end_period - interval '2 days'`)
      .orderBy('end_period')
      .limit(limit)
      .execute(),
  )

/** Writes down that the author was told. Whether nobody had before. */
export async function markWarned(trx: Transaction<Schema>, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tasks')
    .set({ expiry_warned_at: at })
    .where('id', '=', id)
    .where('expiry_warned_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Tasks in work that were reported done before a moment and that nobody complains about. */
export const selectToFinish = async (db: Kysely<Schema>, before: Date, limit: number): Promise<number[]> =>
  numbers(
    await db
      .selectFrom('tasks as t')
      .select('t.id')
      .where('t.status', '=', 'IN_PROGRESS')
      .where('t.finish_requested_at', '<=', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('complaints as c')
              .select('c.id')
              .where('c.target', '=', 'TASK')
              .where('c.target_id', '=', sql<string>`t.id::text`)
              .where('c.status', 'in', ['NEW', 'IN_REVIEW']),
          ),
        ),
      )
      .orderBy('t.finish_requested_at')
      .limit(limit)
      .execute(),
  )

/** The chat of the two who have, or had, a deal about the task. */
export const selectDealChat = (db: Kysely<Schema>, taskId: number, executorId: string) =>
  db
    .selectFrom('chats as c')
    .leftJoin('task_replies as r', 'r.id', 'c.reply_id')
    .leftJoin('task_offers as o', 'o.id', 'c.offer_id')
    .select('c.id')
    .where('c.task_id', '=', taskId)
    .where('c.executor_id', '=', executorId)
    .where(({ or, eb }) => or([eb('r.status', '=', 'ACCEPTED'), eb('o.status', '=', 'ACCEPTED')]))
    .executeTakeFirst()
