import {
  type Actor,
  dealLines,
  decideOffer,
  decideReply,
  endLines,
  type OfferCommand,
  offerFactsOf,
  type ReplyCommand,
  replyFactsOf,
  replyRefund,
  type TaskCommand,
} from '@artel/core/tasks'
import type { MockWorld, StoredOffer, StoredReply, StoredTask } from '../world.ts'
import { closeChat, narrate } from './chat-room.ts'
import { isGone } from './people.ts'
import { refundReply } from './reply-quota.ts'

/** Lets core's lifecycle decide an event of a reply and keeps what it decides. */
export const moveReply = (
  world: MockWorld,
  reply: StoredReply,
  task: StoredTask,
  event: ReplyCommand,
  actor: Actor,
) => {
  const decision = decideReply({
    reply: replyFactsOf({ ...reply, isSenderGone: isGone(world, reply.executor) }, task),
    event,
    actor,
    now: world.now,
  })
  if (decision.ok) Object.assign(reply, { status: decision.status, version: reply.version + 1 })
  if (decision.ok && decision.status === 'SHORTLISTED') world.shortlisted.add(reply.id)
  return decision
}

/** The same for an offer. */
export const moveOffer = (
  world: MockWorld,
  offer: StoredOffer,
  task: StoredTask,
  event: OfferCommand,
  actor: Actor,
) => {
  const decision = decideOffer({ offer: offerFactsOf(offer, task), event, actor, now: world.now })
  if (decision.ok) Object.assign(offer, { status: decision.status, version: offer.version + 1 })
  return decision
}

/** Offers that are not over. */
const LIVE: ReadonlySet<string> = new Set(['SENT', 'VIEWED', 'ACCEPTED'])

const repliesTo = ({ replies }: MockWorld, task: StoredTask) => replies.filter(({ taskId }) => taskId === task.id)
const offersOf = ({ offers }: MockWorld, task: StoredTask) => offers.filter((offer) => offer.task.id === task.id)

/** Somebody was chosen: all other open replies wait in reserve, all other open offers are closed, and their chats are told. */
export const startDeal = (world: MockWorld, task: StoredTask, actorId: string): void => {
  for (const reply of repliesTo(world, task)) {
    if (!moveReply(world, reply, task, { type: 'HOLD' }, 'system').ok) continue
    // Who took the offer may have replied as well: it is the same person, and their deal.
    narrate(world, reply.chatId, reply.executor.id === task.executorId ? dealLines.chosen : dealLines.held, actorId)
  }
  for (const offer of offersOf(world, task)) {
    if (!moveOffer(world, offer, task, { type: 'CLOSE' }, 'system').ok) continue
    closeChat(world, offer.chatId, dealLines.offerClosed, actorId)
  }
}

/** What the end of the task itself gives back. */
const refund = (world: MockWorld, reply: StoredReply, task: StoredTask): void => {
  const viewedAt = reply.status === 'SENT' ? null : reply.createdAt
  const reason = replyRefund({ status: reply.status, sentAt: reply.createdAt, viewedAt, task }, world.now)
  if (reason !== null) refundReply(world, reply.id, reason)
}

/** The task has ended: its replies and offers follow, as far as their lifecycles let them. */
export const endDeal = (world: MockWorld, task: StoredTask, event: TaskCommand, actorId: string | null): void => {
  const lines = endLines[event.type]
  if (!lines) return
  for (const reply of repliesTo(world, task)) {
    refund(world, reply, task)
    const line = reply.status === 'ACCEPTED' ? lines.chosen : lines.others
    const decision = moveReply(world, reply, task, { type: 'CLOSE' }, 'system')
    if (decision.ok) closeChat(world, reply.chatId, line, actorId)
    // In a final state it had ended before, and its chat with it.
    else if (decision.refusal !== 'WRONG_STATE') narrate(world, reply.chatId, line, actorId)
  }
  for (const offer of offersOf(world, task)) {
    if (!LIVE.has(offer.status)) continue
    const line = offer.status === 'ACCEPTED' ? lines.chosen : lines.others
    if (moveOffer(world, offer, task, { type: 'CLOSE' }, 'system').ok) closeChat(world, offer.chatId, line, actorId)
    else narrate(world, offer.chatId, line, actorId)
  }
}
