import type { TaskCommand } from '@artel/core/tasks'
import type { ChatNews } from '../chat/chat-news.ts'
import type { TaskRow } from '../db/schema.ts'
import type { UnitOfWork } from '../idempotency/unit-of-work.ts'
import { endLines } from './deal-lines.ts'
import { tryReplyTransition } from './reply-lifecycle.ts'
import { selectReplies } from './task-replies.queries.ts'

/** What the end of a task means for its replies and their chats. */
export interface EndedTaskReplies {
  /**
   * Closes every reply that the lifecycle lets close, with its chat; the chats that stay open (the deal of a finished task,
   * held replies of a cancelled one) are told. Does nothing after an event that ends no task.
   * @param task as the event left it, still locked
   */
  settle(unit: UnitOfWork, task: TaskRow, event: TaskCommand, actorId: string): Promise<void>
}

export function createEndedTaskReplies({ chatNews }: { readonly chatNews: ChatNews }): EndedTaskReplies {
  return {
    async settle(unit, task, event, actorId) {
      const lines = endLines[event.type]
      if (!lines || !task.ended_at) return
      for (const reply of await selectReplies(unit.trx, task.id)) {
        const text = reply.status === 'ACCEPTED' ? lines.chosen : lines.others
        const line = { chatId: reply.chat_id, text, at: task.ended_at, actorId }
        const close = { event: { type: 'CLOSE' }, actor: 'system', now: task.ended_at.getTime() } as const
        const decision = await tryReplyTransition(unit.trx, reply, task, close)
        if (decision.ok) await chatNews.close(unit, line)
        // In a final state it had ended before, and its chat with it.
        else if (decision.refusal !== 'WRONG_STATE') await chatNews.narrate(unit, line)
      }
    },
  }
}
