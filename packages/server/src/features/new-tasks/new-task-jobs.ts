import type { Clock } from '@artel/core/ports'
import { newTasksPace } from '@artel/core/tariffs/billing'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { COUNTED, type Job, type JobContext, purge, sweep } from '../../platform/jobs/jobs.ts'
import type { Notifier } from '../notifications/notifier.ts'
import { newTasksNotice } from './new-task-notice.ts'
import * as queries from './new-tasks.queries.ts'

export interface NewTaskJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly notifier: Notifier
}

const MINUTE_MS = 60_000
const BATCH = 100
/** By then whoever was publishing a task has committed it, or it would be passed by. */
const SETTLED_MS = 20_000
/** So long a task that comes back to the board is no news: longer than one can be put on it again. */
const TOLD_KEPT_MS = 90 * 24 * 60 * MINUTE_MS
/** Pause between two times that somebody is told, by what their tariff says (product §15.1). */
const PACE_MS = { instant: 0, hourly: 60 * MINUTE_MS, daily: 24 * 60 * MINUTE_MS } as const

/**
 * TASK_INTERESTING_NEW (product §3.9): new tasks of an executor's categories in their city and of anybody's saved searches, in one
 * notification as often as their tariff says, once a day without one. Each task is matched once and each person is looked at when
 * they are due: as much work as there is to tell.
 */
export function newTaskJobs({ db, clock, notifier }: NewTaskJobDeps): Job[] {
  const plan = async (trx: Transaction<Schema>, userIds: readonly string[]) => {
    const now = new Date(clock.now())
    const tariffs = await queries.selectTariffs(trx, userIds, now)
    const told = await queries.selectTold(trx, userIds)
    const dueAt = (userId: string) => {
      const last = told.get(userId)?.getTime() ?? Number.NEGATIVE_INFINITY
      return new Date(Math.max(now.getTime(), last + PACE_MS[newTasksPace(tariffs.get(userId) ?? 'FREE')]))
    }
    await queries.planDigests(
      trx,
      userIds.map((userId) => ({ userId, dueAt: dueAt(userId) })),
    )
  }

  const settled = () => new Date(clock.now() - SETTLED_MS)

  const match = async (ctx: JobContext) => {
    let published: queries.Published[]
    do {
      ctx.signal.throwIfAborted()
      published = await ctx.unit(async ({ trx }) => {
        const found = await queries.selectPublished(trx, await queries.readCursor(trx, settled()), settled(), BATCH)
        const last = found.at(-1)
        if (!last) return found
        const suited = await queries.matchTasks(
          trx,
          found.map(({ id }) => id),
        )
        if (suited.length > 0) await plan(trx, suited)
        await queries.moveCursor(trx, last)
        return found
      })
    } while (published.length === BATCH)
  }

  const tell = async ({ trx }: UnitOfWork, userId: string): Promise<number> => {
    const before = (await queries.selectTold(trx, [userId])).get(userId) ?? null
    if (!(await queries.settleDigest(trx, userId, new Date(clock.now())))) return 0
    const tasks = await queries.takeMatches(trx, userId, new Date(clock.now()))
    // Nothing of it is left: that is no time at which they were told.
    if (tasks.length === 0) await queries.forgetTold(trx, userId, before)
    else await notifier.notify(trx, newTasksNotice(userId, tasks))
    return tasks.length
  }

  const tellAll = async (ctx: JobContext) => {
    let due: string[]
    do {
      ctx.signal.throwIfAborted()
      due = await queries.selectDue(db, new Date(clock.now()), BATCH)
      for (const userId of due) {
        if ((await ctx.unit((unit) => tell(unit, userId))) > 0) ctx.handled(1)
      }
    } while (due.length === BATCH)
  }

  return [
    sweep({
      name: 'tasks.tellExecutors',
      everyMs: MINUTE_MS,
      waiting: async () => (await queries.selectDue(db, new Date(clock.now()), COUNTED)).length,
      async run(ctx) {
        await match(ctx)
        await tellAll(ctx)
      },
    }),
    purge('tasks.forgetTold', () => queries.forgetToldBefore(db, new Date(clock.now() - TOLD_KEPT_MS))),
  ]
}
