import type { Clock } from '@artel/core/ports'
import { REVIEW_TIME } from '@artel/core/reviews'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { sweepEach } from '../../domain/sweep-each.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { reminderNotice } from './review-notices.ts'

export interface ReviewReminderDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

const DAY_MS = 86_400_000
const EVERY_MS = 600_000
/** When both sides are reminded, counted from the end of the deal. */
const FIRST_MS = 3 * DAY_MS
const LAST_MS = REVIEW_TIME - 2 * DAY_MS

interface Due {
  /** Deals that ended before are due for a reminder. */
  readonly first: Date
  readonly last: Date
  /** Deals that ended before nobody may review any more. */
  readonly over: Date
}

const dueAt = (now: number): Due => ({
  first: new Date(now - FIRST_MS),
  last: new Date(now - LAST_MS),
  over: new Date(now - REVIEW_TIME),
})

/** Where deals that are over are kept: the task itself, or what is left of work on it from before it was opened again. */
interface Kept {
  readonly table: RawBuilder<unknown>
  /** Number of the task. */
  readonly task: RawBuilder<unknown>
  readonly isDeal: RawBuilder<unknown>
}

const LAST_DEALS: Kept = {
  table: sql`tasks`,
  task: sql`d.id`,
  isDeal: sql`d.status in ('FINISHED', 'CANCELED') and d.executor_id is not null and d.deleted_at is null`,
}
const PAST_DEALS: Kept = {
  table: sql`past_deals`,
  task: sql`d.task_id`,
  isDeal: sql`exists (select from tasks t where t.id = d.task_id and t.deleted_at is null)`,
}

/**
 * Reminds whoever has not reviewed their deal: once soon after its end, once when there is little time left. Both sides are
 * looked at together and the deal remembers it, so each is visited twice, however long the list of deals grows.
 */
export const reviewReminderJobs = ({ db, clock, notifier }: ReviewReminderDeps): Job[] =>
  [['reviews.remind', LAST_DEALS] as const, ['reviews.remind-past', PAST_DEALS] as const].map(([name, kept]) =>
    sweepEach(
      name,
      EVERY_MS,
      (most) => selectDue(db, kept, dueAt(clock.now()), most),
      (unit, id) => remind(unit, { kept, id }, clock.now(), notifier),
    ),
  )

interface KeptDeal {
  readonly kept: Kept
  /** Number of its row. */
  readonly id: number
}

async function remind({ trx }: UnitOfWork, which: KeptDeal, now: number, notifier: Notifier): Promise<void> {
  const endedAt = await markTold(trx, which, dueAt(now))
  if (!endedAt) return
  const days = Math.max(1, Math.round((endedAt.getTime() + REVIEW_TIME - now) / DAY_MS))
  for (const side of await selectSilent(trx, which)) await notifier.notify(trx, reminderNotice({ ...side, days }))
}

/** Numbers of the rows of deals whose sides are to be reminded, the oldest first. */
async function selectDue(db: Kysely<Schema>, kept: Kept, { first, last, over }: Due, most: number): Promise<number[]> {
  const ended = (told: number, before: Date) => sql`
    select d.id, d.ended_at from ${kept.table} d
    where d.review_told = ${sql.lit(told)} and ${kept.isDeal} and d.ended_at > ${over} and d.ended_at <= ${before}`
  const { rows } = await sql<{ id: number }>`
    select id from (${ended(0, first)} union all ${ended(1, last)}) as due order by ended_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes a deal down as told of; after an outage its last reminder is its only one. Nothing when it is not due any more. */
async function markTold(trx: Transaction<Schema>, { kept, id }: KeptDeal, { first, last, over }: Due) {
  const { rows } = await sql<{ ended_at: Date }>`
    update ${kept.table} d set review_told = case when d.ended_at <= ${last} then 2 else 1 end
    where d.id = ${id} and ${kept.isDeal} and d.ended_at > ${over}
      and ((d.review_told = 0 and d.ended_at <= ${first}) or (d.review_told = 1 and d.ended_at <= ${last}))
    returning d.ended_at`.execute(trx)
  return rows[0]?.ended_at
}

/** Sides of a deal that have not said anything of it. */
async function selectSilent(trx: Transaction<Schema>, { kept, id }: KeptDeal) {
  const { rows } = await sql<{ taskId: number; title: string; userId: string }>`
    select t.id as "taskId", t.title, side.own as "userId"
    from ${kept.table} d join tasks t on t.id = ${kept.task}
    cross join lateral (values (t.author_id, d.executor_id), (d.executor_id, t.author_id)) as side (own, other)
    where d.id = ${id} and not exists (
      select from reviews r where r.task_id = t.id and r.author_id = side.own and r.subject_id = side.other
    )`.execute(trx)
  return rows
}
