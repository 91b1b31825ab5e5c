import type { OwnTaskCard, ReplyTerms, Task, TaskStatus } from '@artel/core/contract'
import { CHOICE_REPLIES, type DutyFacts, LIVE_REPLIES } from '@artel/core/tasks'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { isWorking } from '../users/working.ts'

/** Whose tasks: those a user ordered, or those an executor works on or has replied to. */
export type OwnTasks = { readonly authorId: string } | { readonly executorId: string }

/** What of one's own tasks a list needs beside its cards. */
export interface OwnTaskFacts extends Omit<DutyFacts, 'reviewUntil'> {
  /** Of the other side of the deal that is, or was the last. */
  readonly hasReviewed: boolean
  readonly authorId: string
  readonly executorId: string | null
  readonly rejectReason: Task['rejectReason']
  readonly agreed: ReplyTerms | null
  readonly reply: OwnTaskCard['reply']
  readonly newReplies: number
}

/** Beyond this many a list has other troubles; who waits longest is among the newest. */
const MOST_WAITING = 200

/** Where to look for tasks that may wait for their viewer. */
export interface MayWait {
  readonly statuses: readonly TaskStatus[]
  /** Of one tab only. */
  readonly tab: readonly TaskStatus[] | undefined
  /** What ended before waits no more. */
  readonly endedSince: Date
}

/** Tasks that may wait for their viewer. */
export const selectMayWait = (
  db: Kysely<Schema>,
  whose: OwnTasks,
  { statuses: mayWait, tab, endedSince }: MayWait,
): Promise<OwnTaskFacts[]> => {
  const statuses = mayWait.filter((status) => tab?.includes(status) ?? true)
  return selectFacts(
    db,
    whose,
    sql`t.id in (
    select id from tasks t where ${owned(whose, statuses)}
      and (t.status not in ('FINISHED', 'CANCELED') or t.ended_at >= ${endedSince})
    order by created_at desc limit ${sql.lit(MOST_WAITING)}
  )`,
  )
}

/** The same of tasks by their numbers. */
export const selectOwnFacts = (db: Kysely<Schema>, whose: OwnTasks, ids: readonly number[]): Promise<OwnTaskFacts[]> =>
  selectFacts(db, whose, sql`t.id = any(${ids}::bigint[])`)

async function selectFacts(db: Kysely<Schema>, whose: OwnTasks, which: RawBuilder<unknown>): Promise<OwnTaskFacts[]> {
  const viewerId = 'authorId' in whose ? whose.authorId : whose.executorId
  const terms = sql`'priceType', r.price_type, 'price', r.price, 'termDays', r.term_days`
  const { rows } = await sql<OwnTaskFactsRow>`
    select t.id, t.status, t.author_id, t.executor_id, t.cancelled_by, t.ended_at, t.finish_requested_at, t.reject_reason,
      coalesce((
        select max(e.created_at) from task_events e
        where e.task_id = t.id and e.from_status is distinct from e.to_status
      ), t.created_at) as status_since,
      exists (
        select from reviews v
        where v.task_id = t.id and v.author_id = ${viewerId} and v.subject_id in (t.author_id, t.executor_id)
      ) as has_reviewed,
      replies.choices, replies.choices_since, replies.held, replies.unseen,
      (
        select json_build_object(${terms}) from task_replies r
        where r.task_id = t.id and r.executor_id = t.executor_id and r.status = 'ACCEPTED'
      ) as agreed,
      (
        select json_build_object(${terms}, 'status', r.status) from task_replies r
        where r.task_id = t.id and r.executor_id = ${viewerId}
      ) as reply
    from tasks t
    cross join lateral (
      select count(*) filter (where r.status = any(${CHOICE_REPLIES}::text[]))::int as choices,
        min(r.created_at) filter (where r.status = any(${CHOICE_REPLIES}::text[])) as choices_since,
        count(*) filter (where r.status = 'HELD' and ${isWorking('u')})::int as held,
        count(*) filter (where r.status = 'SENT')::int as unseen
      from task_replies r join users u on u.id = r.executor_id where r.task_id = t.id
    ) as replies
    where ${which}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    statusSince: row.status_since.toISOString(),
    finishRequestedAt: row.finish_requested_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    endedAt: row.ended_at?.toISOString() ?? null,
    isHired: row.executor_id === viewerId,
    isCandidate: LIVE_REPLIES.some((status) => status === row.reply?.status),
    choices: row.choices,
    choicesSince: row.choices_since?.toISOString() ?? null,
    heldReplies: row.held,
    hasReviewed: row.has_reviewed,
    authorId: row.author_id,
    executorId: row.executor_id,
    rejectReason: row.reject_reason,
    agreed: row.agreed,
    reply: row.reply,
    newReplies: row.unseen,
  }))
}

interface OwnTaskFactsRow {
  readonly id: number
  readonly status: TaskStatus
  readonly author_id: string
  readonly executor_id: string | null
  readonly cancelled_by: Task['cancelledBy']
  readonly ended_at: Date | null
  readonly finish_requested_at: Date | null
  readonly reject_reason: Task['rejectReason']
  readonly status_since: Date
  readonly has_reviewed: boolean
  readonly choices: number
  readonly choices_since: Date | null
  readonly held: number
  readonly unseen: number
  readonly agreed: ReplyTerms | null
  readonly reply: OwnTaskCard['reply']
}

/** Which part of the tasks that wait for nobody: `skip` of them after those that are shown first anyway. */
export interface OwnTaskSlice {
  readonly statuses: readonly TaskStatus[] | undefined
  readonly except: readonly number[]
  readonly skip: number
  readonly limit: number
}

/** Numbers of one's own tasks as `compareOwnTasks` of core orders what waits for nobody: by group, the newest first. */
export async function selectRestIds(db: Kysely<Schema>, whose: OwnTasks, slice: OwnTaskSlice): Promise<number[]> {
  const isTheirs = 'authorId' in whose ? sql`true` : sql`t.executor_id = ${whose.executorId}`
  const mayBecome =
    'authorId' in whose
      ? sql`true`
      : sql`exists (
    select from task_replies r
    where r.task_id = t.id and r.executor_id = ${whose.executorId} and r.status = any(${LIVE_REPLIES}::text[])
  )`
  const { rows } = await sql<{ id: number }>`
    select t.id from tasks t where ${owned(whose, slice.statuses)} and t.id <> all(${slice.except}::bigint[])
    order by case
        when t.status = 'IN_PROGRESS' and ${isTheirs} then 0
        when t.status in ('PENDING', 'APPROVED') and ${mayBecome} then 1
        else 2
      end, t.created_at desc, t.id desc
    offset ${slice.skip} limit ${slice.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many of one's own tasks there are in each status. */
export async function countOwnTasks(db: Kysely<Schema>, whose: OwnTasks): Promise<ReadonlyMap<TaskStatus, number>> {
  const { rows } = await sql<{ status: TaskStatus; count: number }>`
    select t.status, count(*)::int as count from tasks t where ${owned(whose, undefined)} group by t.status`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

function owned(whose: OwnTasks, statuses: readonly TaskStatus[] | undefined): RawBuilder<boolean> {
  const inStatus = statuses ? sql`and t.status = any(${statuses}::text[])` : sql``
  if ('authorId' in whose) return sql<boolean>`t.author_id = ${whose.authorId} and t.deleted_at is null ${inStatus}`
  // As a list of ids, so that both halves are found by their indexes; whoever works on a task may never have replied.
  return sql<boolean>`t.id in (
    select r.task_id from task_replies r where r.executor_id = ${whose.executorId}
    union select e.id from tasks e where e.executor_id = ${whose.executorId}
  ) and t.deleted_at is null ${inStatus}`
}
