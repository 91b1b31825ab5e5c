import { endLines, replyRefund, type TaskCommand } from '@artel/core/tasks'
import type { ChatPublisher } from '../features/chat/chat-publisher.ts'
import { refundReply } from '../features/tariffs/reply-quota.ts'
import { tryOfferTransition } from '../features/task-offers/offer-lifecycle.ts'
import { selectLiveOffers } from '../features/task-offers/task-offers.queries.ts'
import { tryReplyTransition } from '../features/task-replies/reply-lifecycle.ts'
import { clearRefundDue, type ReplyWithChat, selectReplies } from '../features/task-replies/task-replies.queries.ts'
import type { TaskRow } from '../features/tasks/tasks.tables.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'

/** What the end of a task means for its replies and offers, and for their chats. */
export interface DealEnd {
  /**
   * Closes every reply and offer that the lifecycles let close, with its chat, and gives spent replies back where they are
   * due; the chats that stay open (the deal of a finished task, held replies of a cancelled one) are told. Does nothing
   * after an event that ends no task.
   * @param task as the event left it, still locked
   * @param actorId whose doing it is; `null` is the product's
   */
  settle(unit: UnitOfWork, task: TaskRow, event: TaskCommand, actorId: string | null): Promise<void>
}

export function createDealEnd({ chatPublisher }: { readonly chatPublisher: ChatPublisher }): DealEnd {
  return {
    async settle(unit, task, event, actorId) {
      const lines = endLines[event.type]
      const at = task.ended_at
      if (!lines || !at) return
      const close = { event: { type: 'CLOSE' }, actor: 'system', now: at.getTime() } as const

      for (const reply of await selectReplies(unit.trx, task.id)) {
        await refund(unit, reply, task, at)
        const line = {
          chatId: reply.chat_id,
          text: reply.status === 'ACCEPTED' ? lines.chosen : lines.others,
          at,
          actorId,
        }
        const decision = await tryReplyTransition(unit.trx, reply, task, close)
        if (decision.ok) await chatPublisher.close(unit, line)
        // In a final state it had ended before, and its chat with it.
        else if (decision.refusal !== 'WRONG_STATE') await chatPublisher.narrate(unit, line)
      }

      for (const offer of await selectLiveOffers(unit.trx, task.id)) {
        const line = {
          chatId: offer.chat_id,
          text: offer.status === 'ACCEPTED' ? lines.chosen : lines.others,
          at,
          actorId,
        }
        const decision = await tryOfferTransition(unit.trx, offer, task, close)
        if (decision.ok) await chatPublisher.close(unit, line)
        else await chatPublisher.narrate(unit, line)
      }
    },
  }
}

/** What the end itself gives back; what nobody looks at in time comes back later, ended or not. */
async function refund(unit: UnitOfWork, reply: ReplyWithChat, task: TaskRow, at: Date): Promise<void> {
  const reason = replyRefund(spentReply(reply, task), at.getTime())
  if (reason === null) return
  await refundReply(unit.trx, reply.id, reason, at.getTime())
  await clearRefundDue(unit.trx, reply.id)
}

/** A stored reply as core decides on its refund. */
export const spentReply = (reply: ReplyWithChat, task: TaskRow) => ({
  status: reply.status,
  sentAt: reply.created_at.toISOString(),
  viewedAt: reply.viewed_at?.toISOString() ?? null,
  task: { status: task.status, cancelledBy: task.cancelled_by },
})
