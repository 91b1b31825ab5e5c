import { type ReplyStatus, UNREAD_REFUND_HOURS } from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'
import type { ReplyRow } from './task-replies.tables.ts'

const REPLY_COLUMNS = [
  'r.id',
  'r.task_id',
  'r.executor_id',
  'r.text',
  'r.price_type',
  'r.price',
  'r.term_days',
  'r.status',
  'r.created_at',
  'r.updated_at',
  'r.version',
  'r.viewed_at',
  'r.refund_due_at',
] as const

const UNREAD_REFUND_MS = UNREAD_REFUND_HOURS * 3_600_000

/** A reply with its chat. */
export interface ReplyWithChat extends ReplyRow {
  chat_id: number
  /** The sender's account is no more, or is blocked. */
  is_sender_gone: boolean
  task_city: CityCentre | null
  sender_city: CityCentre | null
  /** Of their city, in which the sender works. */
  districts: string[]
}

/** A city with its centre. */
interface CityCentre {
  readonly id: number
  readonly point: { readonly lat: number; readonly lon: number }
}

/** The city whose id the expression is. */
const centreInSql = (id: RawBuilder<unknown>) => sql<CityCentre | null>`(
  select json_build_object('id', city.id, 'point', json_build_object('lat', city.lat, 'lon', city.lon))
  from cities city where city.id = ${id})`

const replies = (db: Kysely<Schema>) =>
  db
    .selectFrom('task_replies as r')
    .innerJoin('chats as c', 'c.reply_id', 'r.id')
    .innerJoin('users as u', 'u.id', 'r.executor_id')
    .innerJoin('tasks as t', 't.id', 'r.task_id')
    .leftJoin('companies as k', 'k.user_id', 'r.executor_id')
    .select(REPLY_COLUMNS)
    .select(({ eb }) => [
      'c.id as chat_id',
      eb.not(isWorking('u')).$castTo<boolean>().as('is_sender_gone'),
      centreInSql(sql`t.city_id`).as('task_city'),
      centreInSql(sql`u.city_id`).as('sender_city'),
      sql<string[]>`coalesce(k.districts, '{}')`.as('districts'),
    ])

/** A reply by its number. */
export const selectReply = (db: Kysely<Schema>, id: number): Promise<ReplyWithChat | undefined> =>
  replies(db).where('r.id', '=', id).executeTakeFirst()

/** All replies to a task, in the order in which they came. */
export const selectReplies = (db: Kysely<Schema>, taskId: number): Promise<ReplyWithChat[]> =>
  replies(db).where('r.task_id', '=', taskId).orderBy('r.id').execute()

/** The reply of one executor to a task. */
export const selectOwnReplies = (db: Kysely<Schema>, taskId: number, executorId: string): Promise<ReplyWithChat[]> =>
  replies(db).where('r.task_id', '=', taskId).where('r.executor_id', '=', executorId).execute()

/** Which task a reply belongs to; the task is locked before the reply is read. */
export const selectTaskIdOfReply = (db: Kysely<Schema>, id: number) =>
  db.selectFrom('task_replies').select('task_id').where('id', '=', id).executeTakeFirst()

/** What a reply is stored from. */
export interface NewReply {
  readonly taskId: number
  readonly executorId: string
  readonly text: string
  readonly priceType: ReplyRow['price_type']
  readonly price: number | null
  readonly termDays: number
  readonly status: ReplyStatus
  readonly at: Date
}

export const insertReply = (trx: Transaction<Schema>, reply: NewReply): Promise<{ id: number }> =>
  trx
    .insertInto('task_replies')
    .values({
      task_id: reply.taskId,
      executor_id: reply.executorId,
      text: reply.text,
      price_type: reply.priceType,
      price: reply.price,
      term_days: reply.termDays,
      status: reply.status,
      refund_due_at: new Date(reply.at.getTime() + UNREAD_REFUND_MS),
      created_at: reply.at,
      updated_at: reply.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Statuses that say that the task's author has looked. */
const SEEN: ReadonlySet<ReplyStatus> = new Set(['VIEWED', 'SHORTLISTED', 'ACCEPTED', 'REJECTED'])

/** Writes a transition. Whether the reply was still the version it was decided on. */
export const updateReplyStatus = async (
  trx: Transaction<Schema>,
  { id, version }: Pick<ReplyRow, 'id' | 'version'>,
  status: ReplyStatus,
  at: Date,
): Promise<boolean> => {
  const updated = await trx
    .updateTable('task_replies')
    .set((row) => ({
      status,
      updated_at: at,
      version: version + 1,
      ...(SEEN.has(status) && { viewed_at: row.fn.coalesce('viewed_at', row.val(at)) }),
      ...(status === 'SHORTLISTED' && { shortlisted_at: row.fn.coalesce('shortlisted_at', row.val(at)) }),
      ...((SEEN.has(status) || status === 'WITHDRAWN') && { refund_due_at: null }),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** The reply was given back, or need not be. */
export const clearRefundDue = (trx: Transaction<Schema>, id: number) =>
  trx.updateTable('task_replies').set({ refund_due_at: null }).where('id', '=', id).execute()

/** Numbers of replies that nobody has looked at in time, the oldest first. */
export async function selectRefundsDue(db: Kysely<Schema>, at: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('task_replies')
    .select('id')
    .where('refund_due_at', '<=', at)
    .orderBy('refund_due_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Numbers of replies in reserve of tasks that were cancelled before a moment. */
export async function selectHeldLong(db: Kysely<Schema>, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('task_replies as r')
    .innerJoin('tasks as t', 't.id', 'r.task_id')
    .select('r.id')
    .where('r.status', '=', 'HELD')
    .where('t.status', '=', 'CANCELED')
    .where('t.ended_at', '<', before)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether the executor's company is verified. */
export const isVerified = async (db: Kysely<Schema>, userId: string): Promise<boolean> => {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where('user_id', '=', userId)
    .where('verification_status', '=', 'VERIFIED')
    .executeTakeFirst()
  return company !== undefined
}
