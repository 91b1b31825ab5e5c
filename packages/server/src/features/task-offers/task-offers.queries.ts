import type { OfferStatus, Role, TaskStatus } from '@artel/core/contract'
import type { OfferTarget } from '@artel/core/tasks'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'
import type { OfferRow } from './task-offers.tables.ts'

const OFFER_COLUMNS = [
  'o.id',
  'o.task_id',
  'o.client_id',
  'o.executor_id',
  'o.message',
  'o.status',
  'o.created_at',
  'o.updated_at',
  'o.version',
] as const

/** An offer with its chat and what is called what. */
export interface OfferWithChat extends OfferRow {
  chat_id: number
  task_title: string
}

const offers = (db: Kysely<Schema>) =>
  db
    .selectFrom('task_offers as o')
    .innerJoin('chats as c', 'c.offer_id', 'o.id')
    .innerJoin('tasks as t', 't.id', 'o.task_id')
    .select(OFFER_COLUMNS)
    .select(['c.id as chat_id', 't.title as task_title'])

/** An offer by its number. */
export const selectOffer = (db: Kysely<Schema>, id: number): Promise<OfferWithChat | undefined> =>
  offers(db).where('o.id', '=', id).executeTakeFirst()

/** Offers of a task that may still lead to a deal, or have. */
export const selectLiveOffers = (db: Kysely<Schema>, taskId: number): Promise<OfferWithChat[]> =>
  offers(db)
    .where('o.task_id', '=', taskId)
    .where('o.status', 'in', ['SENT', 'VIEWED', 'ACCEPTED'])
    .orderBy('o.id')
    .execute()

/** Most offers that one list shows: nobody has more open ones. */
const MOST_LISTED = 100

/** Offers that somebody sent or got, the newest first; of one task when it is given. */
export const selectOffersOf = (
  db: Kysely<Schema>,
  userId: string,
  taskId: number | undefined,
): Promise<(OfferWithChat & { task_status: TaskStatus })[]> => {
  const own = offers(db)
    .select('t.status as task_status')
    .where(({ or, eb }) => or([eb('o.client_id', '=', userId), eb('o.executor_id', '=', userId)]))
    .where('t.deleted_at', 'is', null)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(MOST_LISTED)
  return (taskId === undefined ? own : own.where('o.task_id', '=', taskId)).execute()
}

/** Which task an offer belongs to; the task is locked before the offer is read. */
export const selectTaskIdOfOffer = (db: Kysely<Schema>, id: number) =>
  db.selectFrom('task_offers').select('task_id').where('id', '=', id).executeTakeFirst()

const DAY_MS = 86_400_000

/** What the lifecycle must know before an offer; nobody else sends one of this client's meanwhile. */
export async function lockOfferCounts(
  trx: Transaction<Schema>,
  { clientId, executorId, taskId, now }: { clientId: string; executorId: string; taskId: number; now: number },
): Promise<(Omit<OfferTarget, 'task' | 'executor'> & { role: Role }) | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', clientId).forNoKeyUpdate().execute()
  const { rows } = await sql<Omit<OfferTarget, 'task' | 'executor'> & { role: Role }>`
    select u.role,
      exists (
        select from task_offers o
        where o.task_id = ${taskId} and o.executor_id = u.id and o.status in ('SENT', 'VIEWED')
      ) as "hasOffer",
      exists (
        select from task_replies r where r.task_id = ${taskId} and r.executor_id = u.id
          and r.status in ('SENT', 'VIEWED', 'SHORTLISTED', 'HELD')
      ) as "hasReplied",
      (
        select count(*) from task_offers o where o.task_id = ${taskId} and o.status in ('SENT', 'VIEWED')
      )::int as "openForTask",
      (
        select count(*) from task_offers o
        where o.client_id = ${clientId} and o.created_at > ${new Date(now - DAY_MS)}
      )::int as "sentToday"
    from users u where u.id = ${executorId} and ${isWorking('u')}`.execute(trx)
  return rows[0]
}

/** What an offer is stored from. */
export interface NewOffer {
  readonly taskId: number
  readonly clientId: string
  readonly executorId: string
  readonly message: string
  readonly status: OfferStatus
  readonly at: Date
}

export const insertOffer = (trx: Transaction<Schema>, offer: NewOffer): Promise<{ id: number }> =>
  trx
    .insertInto('task_offers')
    .values({
      task_id: offer.taskId,
      client_id: offer.clientId,
      executor_id: offer.executorId,
      message: offer.message,
      status: offer.status,
      created_at: offer.at,
      updated_at: offer.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Writes a transition. Whether the offer was still the version it was decided on. */
export const updateOfferStatus = async (
  trx: Transaction<Schema>,
  { id, version }: Pick<OfferRow, 'id' | 'version'>,
  status: OfferStatus,
  at: Date,
): Promise<boolean> => {
  const updated = await trx
    .updateTable('task_offers')
    .set({ status, updated_at: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Numbers of open offers that were sent before a moment, the oldest first. */
export async function selectOldOffers(db: Kysely<Schema>, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('task_offers')
    .select('id')
    .where('status', 'in', ['SENT', 'VIEWED'])
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
