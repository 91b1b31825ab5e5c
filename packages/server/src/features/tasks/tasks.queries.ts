import { OFFER_LIMITS, type TaskStatus } from '@artel/core/contract'
import { LIVE_OFFERS, LIVE_REPLIES, type TaskWrites } from '@artel/core/tasks'
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'
import type { NewTaskRow, PastDealsTable, TaskRow, TasksTable } from './tasks.tables.ts'

/** What {@link TaskRow} holds. */
export const TASK_COLUMNS = [
  'id',
  'author_id',
  'category_id',
  'title',
  'description',
  'properties',
  'place_mode',
  'city_id',
  'lat',
  'lon',
  'address_detail',
  'date_mode',
  'start_period',
  'end_period',
  'budget_type',
  'budget_from',
  'budget_to',
  'contact_mode',
  'verified_only',
  'replies_limit',
  'status',
  'replies_count',
  'views_count',
  'executor_id',
  'cancelled_by',
  'cancel_reason',
  'cancel_comment',
  'reject_reason',
  'reject_field',
  'reject_comment',
  'finish_requested_at',
  'published_at',
  'ended_at',
  'review_told',
  'created_at',
  'updated_at',
  'version',
  'revision',
  'waiting_since',
  'deleted_at',
] as const

/** A task with the names of its place, as a list shows it. */
export type TaskCardRow = Pick<
  TaskRow,
  | 'id'
  | 'title'
  | 'status'
  | 'category_id'
  | 'place_mode'
  | 'city_id'
  | 'lat'
  | 'lon'
  | 'date_mode'
  | 'start_period'
  | 'end_period'
  | 'budget_type'
  | 'budget_from'
  | 'budget_to'
  | 'replies_count'
  | 'replies_limit'
  | 'verified_only'
  | 'created_at'
  | 'published_at'
> & { city_name: string | null; region_name: string | null }

/** A task as it is stored. */
export const selectTask = (db: Kysely<Schema>, id: number): Promise<TaskRow | undefined> =>
  db.selectFrom('tasks').select(TASK_COLUMNS).where('id', '=', id).executeTakeFirst()

/** The same; nobody else changes it, its replies or its place in chats until the transaction ends. */
export const lockTask = (trx: Transaction<Schema>, id: number): Promise<TaskRow | undefined> =>
  trx.selectFrom('tasks').select(TASK_COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * Tasks for a list, found and read in one go.
 * @param ids a query for their numbers, whose order they keep
 * @param more further columns of the task `t`
 */
export async function selectTaskCards<More = unknown>(
  db: Kysely<Schema>,
  ids: RawBuilder<{ id: number }>,
  more: RawBuilder<unknown> = sql``,
): Promise<(TaskCardRow & More)[]> {
  const { rows } = await sql<TaskCardRow & More>`
    select t.id, t.title, t.status, t.category_id, t.place_mode, t.city_id, t.lat, t.lon, t.date_mode, t.start_period,
      t.end_period, t.budget_type, t.budget_from, t.budget_to, t.replies_count, t.replies_limit, t.verified_only,
      t.created_at, t.published_at, c.name as city_name, r.name as region_name${more}
    from unnest(array(${ids})) with ordinality as listed (id, n)
    join tasks t on t.id = listed.id
    left join cities c on c.id = t.city_id
    left join regions r on r.id = c.region_id
    order by listed.n`.execute(db)
  return rows
}

/** What the lifecycle must know of an author before a new task; nobody else creates one for them meanwhile. */
export async function lockAuthor(trx: Transaction<Schema>, userId: string) {
  const user = await trx
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { openTasks } = await trx
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('openTasks'))
    .where('author_id', '=', userId)
    .where('status', 'in', ['PENDING', 'APPROVED', 'IN_PROGRESS'])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { isEmailConfirmed: user.email_confirmed_at !== null, openTasks }
}

export const insertTask = (trx: Transaction<Schema>, task: NewTaskRow): Promise<TaskRow> =>
  trx.insertInto('tasks').values(task).returning(TASK_COLUMNS).executeTakeFirstOrThrow()

/** Writes a transition. `undefined` when the task is no longer the version it was decided on. */
export const updateTask = (
  trx: Transaction<Schema>,
  { id, version }: Pick<TaskRow, 'id' | 'version'>,
  changes: Updateable<TasksTable>,
): Promise<TaskRow | undefined> =>
  trx
    .updateTable('tasks')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(TASK_COLUMNS)
    .executeTakeFirst()

/** Keeps what a task forgets when it is opened again: with whom work on it was cancelled, and when. */
export const keepDeal = (trx: Transaction<Schema>, deal: Insertable<PastDealsTable>): Promise<unknown> =>
  trx
    .insertInto('past_deals')
    .values(deal)
    .onConflict((conflict) => conflict.columns(['task_id', 'executor_id']).doUpdateSet(deal))
    .execute()

/** Cancelled work on a task as it was before the task was opened again. */
export const selectPastDeals = (db: Kysely<Schema>, taskId: number) =>
  db.selectFrom('past_deals').select(['executor_id', 'ended_at']).where('task_id', '=', taskId).execute()

/** What a decision of the lifecycle writes, by column. */
export function changedColumns(changes: TaskWrites): Updateable<TasksTable> {
  const columns: Updateable<TasksTable> = {
    executor_id: changes.executorId,
    cancelled_by: changes.cancelledBy,
    cancel_reason: changes.cancelReason,
    cancel_comment: changes.cancelComment,
    reject_reason: changes.rejectReason,
    reject_field: changes.rejectField,
    reject_comment: changes.rejectComment,
    published_at: changes.publishedAt,
    finish_requested_at: changes.finishRequestedAt,
    date_mode: changes.dateMode,
    start_period: changes.startPeriod,
    end_period: changes.endPeriod,
    deleted_at: changes.deletedAt,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Keeps the number of replies that were not withdrawn. It is no new version of the task. */
export const addToRepliesCount = (trx: Transaction<Schema>, id: number, difference: 1 | -1) =>
  trx
    .updateTable('tasks')
    .set(({ eb }) => ({ replies_count: eb('replies_count', '+', difference) }))
    .where('id', '=', id)
    .execute()

/** Counts anew the replies that may still lead to a deal: a task that is published again begins with these. */
export const recountReplies = (trx: Transaction<Schema>, id: number) =>
  sql`
    update tasks set replies_count = (
      select count(*) from task_replies r
      join users u on u.id = r.executor_id
      where r.task_id = tasks.id and r.status = any(${LIVE_REPLIES}::text[]) and ${isWorking('u')}
    ) where id = ${id}`.execute(trx)

/** A line of a task's history. */
export interface NewTaskEvent {
  readonly taskId: number
  readonly event: string
  /** `null` is the product itself. */
  readonly actorId: string | null
  readonly from: TaskStatus | null
  readonly to: TaskStatus
  readonly reason: string | null
  readonly comment: string | null
  readonly at: Date
}

export const insertTaskEvent = (trx: Transaction<Schema>, event: NewTaskEvent) =>
  trx
    .insertInto('task_events')
    .values({
      task_id: event.taskId,
      event: event.event,
      actor_id: event.actorId,
      from_status: event.from,
      to_status: event.to,
      reason: event.reason,
      comment: event.comment,
      created_at: event.at,
    })
    .execute()

interface Standing {
  readonly has_replied: boolean
  readonly has_offer: boolean
  /** Of the other side of the deal that is, or was the last. */
  readonly has_reviewed: boolean
  readonly is_verified: boolean
  readonly chat_id: number | null
}

/** Whether the task was offered to somebody who may still answer. */
const openOfferInSql = (taskId: number, userId: string, now: number) => sql<boolean>`exists (
  select from task_offers o
  where o.task_id = ${taskId} and o.executor_id = ${userId} and o.status = any(${LIVE_OFFERS}::text[])
    and o.created_at > ${new Date(now - OFFER_LIMITS.hours * 3_600_000)}
)`

/** The same, asked for alone. */
export async function hasOpenOffer(db: Kysely<Schema>, taskId: number, userId: string, now: number): Promise<boolean> {
  const { rows } = await sql<{ has_offer: boolean }>`
    select ${openOfferInSql(taskId, userId, now)} as has_offer`.execute(db)
  return rows[0]?.has_offer ?? false
}

/** How a signed-in user stands to a task beyond being its author or executor. */
export async function selectStanding(db: Kysely<Schema>, taskId: number, userId: string, now: number) {
  const { rows } = await sql<Standing>`
    select
      exists (select from task_replies r where r.task_id = ${taskId} and r.executor_id = ${userId}) as has_replied,
      ${openOfferInSql(taskId, userId, now)} as has_offer,
      exists (
        select from reviews v join tasks t on t.id = v.task_id
        where v.task_id = ${taskId} and v.author_id = ${userId} and v.subject_id in (t.author_id, t.executor_id)
      ) as has_reviewed,
      exists (
        select from companies k where k.user_id = ${userId} and k.verification_status = 'VERIFIED'
      ) as is_verified,
      (
        select c.id from chats c join tasks t on t.id = c.task_id
        where c.task_id = ${taskId}
          and (c.executor_id = ${userId} or (c.client_id = ${userId} and c.executor_id = t.executor_id))
        order by c.id desc limit 1
      ) as chat_id`.execute(db)
  return rows[0] ?? { has_replied: false, has_offer: false, has_reviewed: false, is_verified: false, chat_id: null }
}

/** Everybody who has replied to a task. */
export async function selectRepliers(db: Kysely<Schema>, taskId: number): Promise<string[]> {
  const rows = await db.selectFrom('task_replies').select('executor_id').where('task_id', '=', taskId).execute()
  return rows.map(({ executor_id }) => executor_id)
}

/** Adds to the views of many tasks at once. It is no new version of a task. */
export const addViews = (db: Kysely<Schema>, views: ReadonlyMap<number, number>) =>
  sql`
    update tasks set views_count = views_count + seen.views
    from unnest(${[...views.keys()]}::bigint[], ${[...views.values()]}::int[]) as seen (id, views)
    where tasks.id = seen.id`.execute(db)

/** Where a city is, as far as a task placed in it needs to know. */
export const selectCityName = async (db: Kysely<Schema>, cityId: number): Promise<string | null> => {
  const city = await db.selectFrom('cities').select('name').where('id', '=', cityId).executeTakeFirst()
  return city?.name ?? null
}

export const selectCityPoint = (db: Kysely<Schema>, cityId: number) =>
  db.selectFrom('cities').select(['lat', 'lon']).where('id', '=', cityId).executeTakeFirst()
