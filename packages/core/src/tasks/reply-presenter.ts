import type { OfferStatus, TaskOffer } from '../contract/task-offers.ts'
import type { ReplyStatus, TaskReply } from '../contract/task-replies.ts'
import { allowedOfferEvents } from './decide-offer.ts'
import { allowedReplyEvents } from './decide-reply.ts'
import type { TaskViewer } from './decide-task.ts'
import type { OfferFacts } from './offer-refusals.ts'
import type { ReplyFacts } from './reply-refusals.ts'
import type { TaskRecord } from './task-presenter.ts'

/** Replies that may still lead to a deal; `repliesCount` of a task that is published again begins with these. */
export const LIVE_REPLIES = ['SENT', 'VIEWED', 'SHORTLISTED', 'HELD'] as const satisfies readonly ReplyStatus[]
/** Offers that wait for an answer. */
export const LIVE_OFFERS = ['SENT', 'VIEWED'] as const satisfies readonly OfferStatus[]
/** The offers of how many milliseconds count as those of a day. */
export const OFFERS_DAY = 86_400_000

/** A reply as it is kept. */
export type ReplyRecord = Omit<TaskReply, 'allowedEvents'>

/** What of a reply its lifecycle is decided by. */
export interface SentReply extends Pick<ReplyRecord, 'status'> {
  readonly executor: Somebody
  /** The sender has left the product for good, or was made to. */
  readonly isSenderGone: boolean
}

/** An offer as it is kept. */
export type OfferRecord = Omit<TaskOffer, 'allowedEvents'>

/** What of a task matters to its replies and offers. */
export type RepliedTask = Pick<TaskRecord, 'status' | 'endedAt' | 'cancelledBy'> & {
  readonly author: { readonly id: string }
}

interface Somebody {
  readonly id: string
}

/** Whether the viewer may know of a reply: to anybody but its sender and the task's author it does not exist. */
export const isReplyVisible = (
  { executor }: { readonly executor: Somebody },
  task: Pick<RepliedTask, 'author'>,
  viewer: TaskViewer,
): boolean => viewer !== null && (viewer.id === executor.id || viewer.id === task.author.id)

/** Whether the viewer may know of an offer: only its client and its executor may. */
export const isOfferVisible = (
  { client, executor }: { readonly client: Somebody; readonly executor: Somebody },
  viewer: TaskViewer,
): boolean => viewer !== null && (viewer.id === client.id || viewer.id === executor.id)

/** A kept reply as its lifecycle sees it. */
export const replyFactsOf = (
  { status, executor, isSenderGone }: SentReply,
  { author, ...task }: RepliedTask,
): ReplyFacts => ({
  status,
  executorId: executor.id,
  isSenderGone,
  task: { authorId: author.id, status: task.status, endedAt: task.endedAt, cancelledBy: task.cancelledBy },
})

/** A kept offer as its lifecycle sees it. */
export const offerFactsOf = (
  {
    status,
    client,
    executor,
    createdAt,
  }: Pick<OfferRecord, 'status' | 'createdAt'> & {
    readonly client: Somebody
    readonly executor: Somebody
  },
  task: Pick<RepliedTask, 'status'>,
): OfferFacts => ({
  status,
  clientId: client.id,
  executorId: executor.id,
  sentAt: createdAt,
  taskStatus: task.status,
})

/** A reply as one of its parties sees it. `now` in milliseconds since the epoch. */
export const presentReply = (
  { isSenderGone, ...reply }: ReplyRecord & SentReply,
  task: RepliedTask,
  viewer: TaskViewer,
  now: number,
): TaskReply => ({
  ...reply,
  allowedEvents: [...allowedReplyEvents(replyFactsOf({ ...reply, isSenderGone }, task), viewer, now)],
})

/** An offer as one of its parties sees it. `now` in milliseconds since the epoch. */
export const presentOffer = (
  offer: OfferRecord,
  task: Pick<RepliedTask, 'status'>,
  viewer: TaskViewer,
  now: number,
): TaskOffer => ({ ...offer, allowedEvents: [...allowedOfferEvents(offerFactsOf(offer, task), viewer, now)] })
