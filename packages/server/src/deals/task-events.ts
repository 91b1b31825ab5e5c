import type { TaskInput } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { changesLine, dealLines, objectionLine, type TaskCommand } from '@artel/core/tasks'
import type { ChatPublisher } from '../features/chat/chat-publisher.ts'
import { insertComplaint } from '../features/complaints/complaints.queries.ts'
import type { Notifier } from '../features/notifications/notifier.ts'
import { selectReplies } from '../features/task-replies/task-replies.queries.ts'
import { autoModerate } from '../features/tasks/auto-moderation.ts'
import type { TaskEvents } from '../features/tasks/task-events.ts'
import { transitionTask } from '../features/tasks/task-lifecycle.ts'
import { taskNotices } from '../features/tasks/task-notices.ts'
import type { TaskPublisher } from '../features/tasks/task-publisher.ts'
import { recountReplies } from '../features/tasks/tasks.queries.ts'
import type { TaskRow } from '../features/tasks/tasks.tables.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { DealEnd } from './deal-end.ts'
import { selectDealChat } from './deals.queries.ts'

export interface TaskEventDeps {
  readonly clock: Pick<Clock, 'now'>
  /** Publish at once what shows no contacts. */
  readonly autoModeration: boolean
  readonly publisher: TaskPublisher
  readonly chatPublisher: ChatPublisher
  readonly notifier: Notifier
  readonly dealEnd: DealEnd
}

const OPEN_REPLIES = new Set(['SENT', 'VIEWED', 'SHORTLISTED', 'HELD'])

export function createTaskEvents(deps: TaskEventDeps): TaskEvents {
  const { clock, autoModeration, publisher, chatPublisher, notifier, dealEnd } = deps

  const tellRepliers: TaskEvents['tellRepliers'] = async (unit, task, fields) => {
    if (task.status !== 'APPROVED' || fields.length === 0) return
    const text = changesLine(fields)
    for (const reply of await selectReplies(unit.trx, task.id)) {
      if (!OPEN_REPLIES.has(reply.status)) continue
      await chatPublisher.narrate(unit, { chatId: reply.chat_id, text, at: task.updated_at, actorId: task.author_id })
    }
  }

  const tellDeal = async (unit: UnitOfWork, task: TaskRow, text: string, actorId: string | null) => {
    const chat = task.executor_id === null ? undefined : await selectDealChat(unit.trx, task.id, task.executor_id)
    if (chat) await chatPublisher.narrate(unit, { chatId: chat.id, text, at: task.updated_at, actorId })
  }

  /** What only this event brings with it. */
  const follow = async (
    unit: UnitOfWork,
    before: TaskRow,
    task: TaskRow,
    event: TaskCommand,
    actorId: string | null,
  ) => {
    switch (event.type) {
      case 'APPROVE':
        if (before.revision) await tellRepliers(unit, task, Object.keys(before.revision) as (keyof TaskInput)[])
        return task
      case 'REQUEST_FINISH':
        await tellDeal(unit, task, dealLines.finishRequested, actorId)
        return task
      case 'DECLINE_FINISH':
        await tellDeal(unit, task, objectionLine(event.comment), actorId)
        return task
      case 'REPUBLISH':
        await recountReplies(unit.trx, task.id)
        return autoModeration && task.status === 'PENDING' ? autoModerate(unit.trx, task, clock.now()) : task
      case 'CANCEL_BY_AUTHOR':
      case 'CANCEL_BY_EXECUTOR':
        if (actorId !== null && event.reason.endsWith('_FRAUD')) {
          await insertComplaint(unit.trx, {
            author_id: actorId,
            target: 'TASK',
            target_id: String(task.id),
            reason: 'FRAUD',
            text: event.comment?.trim() ?? '',
            at: task.updated_at,
          })
        }
        return task
      default:
        return task
    }
  }

  return {
    tellRepliers,
    async happen(unit, before, event, actor) {
      const actorId = actor === 'system' ? null : actor.id
      const moved = await transitionTask(unit.trx, before, { event, actor, now: clock.now() })
      await dealEnd.settle(unit, moved, event, actorId)
      const task = await follow(unit, before, moved, event, actorId)
      for (const notice of taskNotices(task, event, before.revision !== null)) await notifier.notify(unit.trx, notice)
      await publisher.changed(unit, task)
      return task
    },
  }
}
