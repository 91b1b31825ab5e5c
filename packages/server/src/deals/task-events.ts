import type { TaskInput } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Actor, TaskCommand } from '@artel/core/tasks'
import type { ChatNews } from '../features/chat/chat-publisher.ts'
import { insertComplaint } from '../features/complaints/complaints.queries.ts'
import type { Notifier } from '../features/notifications/notifier.ts'
import { selectReplies } from '../features/task-replies/task-replies.queries.ts'
import { autoModerate } from '../features/tasks/auto-moderation.ts'
import { transitionTask } from '../features/tasks/task-lifecycle.ts'
import { taskNotices } from '../features/tasks/task-notices.ts'
import type { TaskNews } from '../features/tasks/task-publisher.ts'
import { recountReplies, selectDealChat } from '../features/tasks/tasks.queries.ts'
import type { TaskRow } from '../platform/db/schema.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { EndedTaskReplies } from './deal-end.ts'
import { changesLine, dealLines, objectionLine } from './deal-lines.ts'

/** Lets something happen to a task, with all that follows for the people concerned. */
export interface TaskEvents {
  /**
   * An event of the lifecycle: its replies, offers, chats, notifications and the socket follow.
   * @param task locked
   * @throws Refusal TRANSITION_REFUSED with the lifecycle's reason, TASK_LIMIT_REACHED
   */
  happen(unit: UnitOfWork, task: TaskRow, event: TaskCommand, actor: Actor): Promise<TaskRow>
  /** Says in the chats of open replies what is different now. Nothing when nothing is. */
  tellRepliers(unit: UnitOfWork, task: TaskRow, fields: readonly (keyof TaskInput)[]): Promise<void>
}

export interface TaskEventDeps {
  readonly clock: Pick<Clock, 'now'>
  /** Publish at once what shows no contacts. */
  readonly autoModeration: boolean
  readonly news: TaskNews
  readonly chatNews: ChatNews
  readonly notifier: Notifier
  readonly endedTaskReplies: EndedTaskReplies
}

const OPEN_REPLIES = new Set(['SENT', 'VIEWED', 'SHORTLISTED', 'HELD'])

export function createTaskEvents(deps: TaskEventDeps): TaskEvents {
  const { clock, autoModeration, news, chatNews, notifier, endedTaskReplies } = deps

  const tellRepliers: TaskEvents['tellRepliers'] = async (unit, task, fields) => {
    if (task.status !== 'APPROVED' || fields.length === 0) return
    const text = changesLine(fields)
    for (const reply of await selectReplies(unit.trx, task.id)) {
      if (!OPEN_REPLIES.has(reply.status)) continue
      await chatNews.narrate(unit, { chatId: reply.chat_id, text, at: task.updated_at, actorId: task.author_id })
    }
  }

  const tellDeal = async (unit: UnitOfWork, task: TaskRow, text: string, actorId: string | null) => {
    const chat = task.executor_id === null ? undefined : await selectDealChat(unit.trx, task.id, task.executor_id)
    if (chat) await chatNews.narrate(unit, { chatId: chat.id, text, at: task.updated_at, actorId })
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
      await endedTaskReplies.settle(unit, moved, event, actorId)
      const task = await follow(unit, before, moved, event, actorId)
      for (const notice of taskNotices(task, event, before.revision !== null)) await notifier.notify(unit.trx, notice)
      await news.changed(unit, task)
      return task
    },
  }
}
