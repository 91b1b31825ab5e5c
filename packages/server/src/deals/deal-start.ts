import { dealLines } from '@artel/core/tasks'
import type { ChatPublisher } from '../features/chat/chat-publisher.ts'
import { tryOfferTransition } from '../features/task-offers/offer-lifecycle.ts'
import { selectLiveOffers } from '../features/task-offers/task-offers.queries.ts'
import { tryReplyTransition } from '../features/task-replies/reply-lifecycle.ts'
import { selectReplies } from '../features/task-replies/task-replies.queries.ts'
import type { TaskRow } from '../features/tasks/tasks.tables.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'

/** What the choice of an executor means for everybody else who wanted the task. */
export interface DealStart {
  /**
   * Puts all other open replies in reserve and closes all other open offers, and tells their chats.
   * @param task as the choice left it, still locked
   * @param actorId who has chosen
   */
  settle(unit: UnitOfWork, task: TaskRow, at: Date, actorId: string): Promise<void>
}

export const createDealStart = ({ chatPublisher }: { readonly chatPublisher: ChatPublisher }): DealStart => ({
  async settle(unit, task, at, actorId) {
    const now = at.getTime()
    for (const reply of await selectReplies(unit.trx, task.id)) {
      const decision = await tryReplyTransition(unit.trx, reply, task, {
        event: { type: 'HOLD' },
        actor: 'system',
        now,
      })
      if (!decision.ok) continue
      // Who took the offer may have replied as well: it is the same person, and their deal.
      const text = reply.executor_id === task.executor_id ? dealLines.chosen : dealLines.held
      await chatPublisher.narrate(unit, { chatId: reply.chat_id, text, at, actorId })
    }
    for (const offer of await selectLiveOffers(unit.trx, task.id)) {
      const decision = await tryOfferTransition(unit.trx, offer, task, {
        event: { type: 'CLOSE' },
        actor: 'system',
        now,
      })
      if (!decision.ok) continue
      await chatPublisher.close(unit, { chatId: offer.chat_id, text: dealLines.offerClosed, at, actorId })
    }
  },
})
