import { AUTO_FINISH_DAYS, EXPIRE_HOURS, EXPIRE_WARNING_DAYS, HELD_DAYS } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { dealLines, replyRefund } from '@artel/core/tasks'
import type { Kysely } from 'kysely'
import { sweepEach } from '../domain/sweep-each.ts'
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
import type { Job } from '../platform/jobs/jobs.ts'
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
    sweepEach('tasks.expire', MINUTE_MS, (most) => due.selectExpired(db, ago(EXPIRE_HOURS * HOUR_MS), most), expire),
    sweepEach(
      'tasks.warnOfExpiry',
      10 * MINUTE_MS,
      (most) => due.selectToWarn(db, ago(EXPIRE_HOURS * HOUR_MS - EXPIRE_WARNING_DAYS * DAY_MS), most),
      warn,
    ),
    sweepEach(
      'tasks.autoFinish',
      MINUTE_MS,
      (most) => due.selectToFinish(db, ago(AUTO_FINISH_DAYS * DAY_MS), most),
      autoFinish,
    ),
    sweepEach(
      'offers.expire',
      MINUTE_MS,
      (most) => offers.selectOver(most),
      (unit, id) => offers.expire(unit, id),
    ),
    sweepEach(
      'replies.letGo',
      10 * MINUTE_MS,
      (most) => replies.selectHeldLong(db, ago(HELD_DAYS * DAY_MS), most),
      letGo,
    ),
    sweepEach(
      'replies.refund',
      10 * MINUTE_MS,
      (most) => replies.selectRefundsDue(db, new Date(clock.now()), most),
      refund,
    ),
  ]
}

async function lockedReply(unit: UnitOfWork, id: number) {
  const known = await replies.selectTaskIdOfReply(unit.trx, id)
  const task = known && (await lockTask(unit.trx, known.task_id))
  return { task, reply: task && (await replies.selectReply(unit.trx, id)) }
}
