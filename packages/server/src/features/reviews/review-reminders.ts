import type { Clock } from '@artel/core/ports'
import { REVIEW_TIME } from '@artel/core/reviews'
import { type Kysely, sql, type Transaction } from 'kysely'
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

/**
 * Reminds whoever has not reviewed their deal: once soon after its end, once when there is little time left. Both sides are
 * looked at together and the task remembers it, so each deal is visited twice, however long the list of deals grows.
 */
export const reviewReminderJobs = ({ db, clock, notifier }: ReviewReminderDeps): Job[] => [
  sweepEach(
    'reviews.remind',
    EVERY_MS,
    (most) => selectDue(db, dueAt(clock.now()), most),
    (unit, taskId) => remind(unit, taskId, clock.now(), notifier),
  ),
]

async function remind({ trx }: UnitOfWork, taskId: number, now: number, notifier: Notifier): Promise<void> {
  const deal = await markTold(trx, taskId, dueAt(now))
  if (!deal) return
  const days = Math.max(1, Math.round((deal.ended_at.getTime() + REVIEW_TIME - now) / DAY_MS))
  for (const { userId } of await selectSilent(trx, taskId)) {
    await notifier.notify(trx, reminderNotice({ taskId, title: deal.title, userId, days }))
  }
}

/** Numbers of deals whose sides are to be reminded, the oldest first. */
async function selectDue(db: Kysely<Schema>, { first, last, over }: Due, most: number): Promise<number[]> {
  const ended = (told: number, before: Date) => sql`
    select id, ended_at from tasks
    where review_told = ${sql.lit(told)} and status in ('FINISHED', 'CANCELED') and executor_id is not null
      and ended_at > ${over} and ended_at <= ${before}`
  const { rows } = await sql<{ id: number }>`
    select id from (${ended(0, first)} union all ${ended(1, last)}) as due order by ended_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes a deal down as told of; after an outage its last reminder is its only one. Nothing when it is not due any more. */
async function markTold(trx: Transaction<Schema>, taskId: number, { first, last, over }: Due) {
  const { rows } = await sql<{ title: string; ended_at: Date }>`
    update tasks set review_told = case when ended_at <= ${last} then 2 else 1 end
    where id = ${taskId} and status in ('FINISHED', 'CANCELED') and executor_id is not null and deleted_at is null
      and ended_at > ${over}
      and ((review_told = 0 and ended_at <= ${first}) or (review_told = 1 and ended_at <= ${last}))
    returning title, ended_at`.execute(trx)
  return rows[0]
}

/** Sides of a deal that have not said anything of it. */
async function selectSilent(trx: Transaction<Schema>, taskId: number): Promise<{ userId: string }[]> {
  const { rows } = await sql<{ userId: string }>`
    select side.own as "userId" from tasks t
    cross join lateral (values (t.author_id, t.executor_id), (t.executor_id, t.author_id)) as side (own, other)
    where t.id = ${taskId} and not exists (
      select from reviews r where r.task_id = t.id and r.author_id = side.own and r.subject_id = side.other
    )`.execute(trx)
  return rows
}
