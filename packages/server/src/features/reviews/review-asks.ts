import { TARIFF_TYPES } from '@artel/core/contract'
import { publicName } from '@artel/core/format'
import type { Clock } from '@artel/core/ports'
import { REVIEW_TIME } from '@artel/core/reviews'
import { isInTariff } from '@artel/core/tariffs/billing'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { sweepEach } from '../../domain/sweep-each.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { isWorking } from '../users/working.ts'
import { askNotice } from './review-notices.ts'

export interface ReviewAskDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

const DAY_MS = 86_400_000
const EVERY_MS = 600_000
/** Between the two reminders that both sides of any deal get: three days after its end, and two before the time is over. */
const ASK_MS = 6 * DAY_MS
/** Whoever is asked has at least a day to write. */
const LATEST_MS = REVIEW_TIME - DAY_MS
/** Tariffs whose executors have their clients asked (product §15.1). */
const ASKING = TARIFF_TYPES.filter((type) => isInTariff(type, 'REVIEWS_REMINDER_NOTIFICATION'))

/**
 * Finished deals whose client is silent and was not asked yet, while the executor's tariff asks for them. Who has stopped
 * letters about reviews is not asked.
 */
const isDue = (now: number): RawBuilder<boolean> => sql<boolean>`
  t.status = 'FINISHED' and t.executor_id is not null and t.deleted_at is null
  and t.ended_at <= ${new Date(now - ASK_MS)} and t.ended_at > ${new Date(now - LATEST_MS)}
  and exists (
    select from user_tariffs p where p.user_id = t.executor_id and p.type = any(${ASKING}::text[])
      and p.from_at <= ${new Date(now)} and p.until > ${new Date(now)})
  and not exists (select from review_asks a where a.task_id = t.id and a.executor_id = t.executor_id)
  and not exists (
    select from reviews r where r.task_id = t.id and r.author_id = t.author_id and r.subject_id = t.executor_id)
  and not exists (
    select from notification_settings s
    where s.user_id = t.author_id and s.kind = 'TASK_REVIEWS' and s.by_email is false)
  and exists (select from users u where u.id = t.author_id and ${isWorking('u')})
  and exists (select from users u where u.id = t.executor_id and ${isWorking('u')})`

/** Asks clients for a review once more, in the name of executors whose tariff does so. */
export const reviewAskJobs = ({ db, clock, notifier }: ReviewAskDeps): Job[] => [
  sweepEach(
    'reviews.ask',
    EVERY_MS,
    async (most) => {
      const { rows } = await sql<{ id: number }>`
        select t.id from tasks t where ${isDue(clock.now())} order by t.ended_at limit ${most}`.execute(db)
      return rows.map(({ id }) => id)
    },
    ({ trx }, taskId) => ask(trx, taskId, clock.now(), notifier),
  ),
]

async function ask(trx: Transaction<Schema>, taskId: number, now: number, notifier: Notifier): Promise<void> {
  const { rows } = await sql<Asked>`
    with asked as (
      insert into review_asks (task_id, executor_id, client_id, asked_at)
      select t.id, t.executor_id, t.author_id, ${new Date(now)} from tasks t where t.id = ${taskId} and ${isDue(now)}
      on conflict do nothing returning *
    )
    select t.title, t.ended_at as "endedAt", asked.client_id as "clientId", u.first_name as "firstName",
      u.last_name as "lastName", k.business_type as "businessType", k.short_name as "shortName"
    from asked join tasks t on t.id = asked.task_id join users u on u.id = asked.executor_id
      left join companies k on k.user_id = u.id`.execute(trx)
  const [asked] = rows
  if (!asked) return
  const { title, clientId, endedAt, businessType, shortName, ...person } = asked
  const name = publicName({ ...person, company: businessType && { businessType, shortName } })
  const days = Math.max(1, Math.round((endedAt.getTime() + REVIEW_TIME - now) / DAY_MS))
  await notifier.notify(trx, askNotice({ taskId, title, userId: clientId, name, days }))
}

interface Asked {
  readonly title: string
  readonly endedAt: Date
  readonly clientId: string
  readonly firstName: string
  readonly lastName: string
  readonly businessType: NonNullable<Parameters<typeof publicName>[0]['company']>['businessType'] | null
  readonly shortName: string | null
}

/** How many clients were asked for an executor, and how many of them have written since. */
export async function countAsked(
  db: Kysely<Schema>,
  executorId: string,
): Promise<{ readonly asked: number; readonly answered: number }> {
  const { rows } = await sql<{ asked: number; answered: number }>`
    select count(*)::int as asked, count(r.id)::int as answered
    from review_asks a left join reviews r
      on r.task_id = a.task_id and r.author_id = a.client_id and r.subject_id = a.executor_id
    where a.executor_id = ${executorId}`.execute(db)
  return rows[0] ?? { asked: 0, answered: 0 }
}
