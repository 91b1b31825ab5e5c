import type { OfferFacts, ReplyFacts } from '@artel/core/tasks'
import type { StoredOffer, StoredReply, StoredTask } from '../world.ts'

/** A stored reply as core's lifecycle sees it. */
export const replyFactsOf = ({ status, executor }: StoredReply, task: StoredTask): ReplyFacts => ({
  status,
  executorId: executor.id,
  task: {
    authorId: task.author.id,
    status: task.status,
    endedAt: task.endedAt,
    cancelledBy: task.cancelledBy,
  },
})

/** A stored offer as core's lifecycle sees it. */
export const offerFactsOf = (offer: StoredOffer, task: StoredTask): OfferFacts => ({
  status: offer.status,
  clientId: offer.client.id,
  executorId: offer.executor.id,
  sentAt: offer.createdAt,
  taskStatus: task.status,
})
