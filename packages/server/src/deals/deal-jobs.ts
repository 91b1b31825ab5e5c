import { AUTO_FINISH_DAYS, EXPIRE_HOURS, EXPIRE_WARNING_DAYS, HELD_DAYS } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { dealLines, replyRefund } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import { Refusal } from '../domain/refusal.ts'
import type { ChatPublisher } from '../features/chat/chat-publisher.ts'
import { hasOpenComplaint } from '../features/complaints/complaints.queries.ts'
import type { Notifier } from '../features/notifications/notifier.ts'
import { refundReply } from '../features/tariffs/reply-quota.ts'
import type { TaskOfferService } from '../features/task-offers/task-offers.service.ts'
import { tryReplyTransition } from '../features/task-replies/reply-lifecycle.ts'
import * as replies from '../features/task-replies/task-replies.queries.ts'
import type { TaskEvents } from '../features/tasks/task-events.ts'
import { expiryNotice } from '../features/tasks/task-notices.ts'
import { lockTask } from '../features/tasks/tasks.queries.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { COUNTED, type Job, type JobContext, sweep } from '../platform/jobs/jobs.ts'
import { spentReply } from './deal-end.ts'
import * as due from './deals.queries.ts'

export interface DealJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly events: TaskEvents
  readonly chatPublisher: ChatPublisher
  readonly notifier: Notifier
  readonly offers: Pick<TaskOfferService, 'selectOver' | 'expire'>
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** What one look takes up; the rest waits for the next round of the same run. */
const BATCH = 100

/** What happens to tasks, replies and offers because time passes (product §10, §11). */
export function dealJobs({ db, clock, events, chatPublisher, notifier, offers }: DealJobDeps): Job[] {
  const ago = (milliseconds: number) => new Date(clock.now() - milliseconds)

  const expire = async (unit: UnitOfWork, id: number) => {
    const task = await lockTask(unit.trx, id)
    if (task) await events.happen(unit, task, { type: 'EXPIRE' }, 'system')
  }

  const autoFinish = async (unit: UnitOfWork, id: number) => {
    const task = await lockTask(unit.trx, id)
    if (!task) return
    const hasComplaint = await hasOpenComplaint(unit.trx, 'TASK', id)
    await events.happen(unit, task, { type: 'AUTO_FINISH', hasOpenComplaint: hasComplaint }, 'system')
  }

  const warn = async (unit: UnitOfWork, id: number) => {
    const task = await lockTask(unit.trx, id)
    if (task?.status !== 'APPROVED') return
    if (await due.markWarned(unit.trx, id, new Date(clock.now()))) await notifier.notify(unit.trx, expiryNotice(task))
  }

  const letGo = async (unit: UnitOfWork, id: number) => {
    const { reply, task } = await lockedReply(unit, id)
    if (!reply || !task) return
    const now = clock.now()
    const decision = await tryReplyTransition(unit.trx, reply, task, { event: { type: 'CLOSE' }, actor: 'system', now })
    if (!decision.ok) return
    const line = { chatId: reply.chat_id, text: dealLines.letGo, at: new Date(now), actorId: null }
    await chatPublisher.close(unit, line)
  }

  const refund = async (unit: UnitOfWork, id: number) => {
    const { reply, task } = await lockedReply(unit, id)
    if (!reply || !task) return
    const now = clock.now()
    const reason = replyRefund(spentReply(reply, task), now)
    if (reason) await refundReply(unit.trx, id, reason, now)
    await replies.clearRefundDue(unit.trx, id)
  }

  return [
    each('tasks.expire', MINUTE_MS, (most) => due.selectExpired(db, ago(EXPIRE_HOURS * HOUR_MS), most), expire),
    each(
      'tasks.warnOfExpiry',
      10 * MINUTE_MS,
      (most) => due.selectToWarn(db, ago(EXPIRE_HOURS * HOUR_MS - EXPIRE_WARNING_DAYS * DAY_MS), most),
      warn,
    ),
    each(
      'tasks.autoFinish',
      MINUTE_MS,
      (most) => due.selectToFinish(db, ago(AUTO_FINISH_DAYS * DAY_MS), most),
      autoFinish,
    ),
    each(
      'offers.expire',
      MINUTE_MS,
      (most) => offers.selectOver(most),
      (unit, id) => offers.expire(unit, id),
    ),
    each('replies.letGo', 10 * MINUTE_MS, (most) => replies.selectHeldLong(db, ago(HELD_DAYS * DAY_MS), most), letGo),
    each('replies.refund', 10 * MINUTE_MS, (most) => replies.selectRefundsDue(db, new Date(clock.now()), most), refund),
  ]
}

async function lockedReply(unit: UnitOfWork, id: number) {
  const known = await replies.selectTaskIdOfReply(unit.trx, id)
  const task = known && (await lockTask(unit.trx, known.task_id))
  return { task, reply: task && (await replies.selectReply(unit.trx, id)) }
}

/** A sweep that handles what is due one by one, each in a transaction of its own, until nothing is. */
function each(
  name: string,
  everyMs: number,
  select: (most: number) => Promise<number[]>,
  handle: (unit: UnitOfWork, id: number) => Promise<void>,
): Job {
  return sweep({
    name,
    everyMs,
    waiting: async () => (await select(COUNTED)).length,
    async run(ctx) {
      let last: number[] = []
      do {
        ctx.signal.throwIfAborted()
        // What could not be moved would be selected for ever.
        const stuck = new Set(last)
        last = (await select(BATCH)).filter((id) => !stuck.has(id))
        for (const id of last) await handleOne(ctx, id, handle)
      } while (last.length === BATCH)
    },
  })
}

/** Somebody else was faster, and there is nothing to do any more. */
async function handleOne(ctx: JobContext, id: number, handle: (unit: UnitOfWork, id: number) => Promise<void>) {
  try {
    await ctx.unit((unit) => handle(unit, id))
    ctx.handled(1)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
