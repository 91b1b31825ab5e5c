import {
  type Actor,
  decideOffer,
  decideReply,
  type OfferCommand,
  offerFactsOf,
  type ReplyCommand,
  replyFactsOf,
  replyRefund,
} from '@artel/core/tasks'
import type { MockWorld, StoredOffer, StoredReply, StoredTask } from '../world.ts'

/** Lets core's lifecycle decide an event of a reply and keeps what it decides. */
export const moveReply = (
  world: MockWorld,
  reply: StoredReply,
  task: StoredTask,
  event: ReplyCommand,
  actor: Actor,
) => {
  const decision = decideReply({ reply: replyFactsOf(reply, task), event, actor, now: world.now })
  if (decision.ok) Object.assign(reply, { status: decision.status, version: reply.version + 1 })
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

const repliesTo = ({ replies }: MockWorld, task: StoredTask) => replies.filter(({ taskId }) => taskId === task.id)
const offersOf = ({ offers }: MockWorld, task: StoredTask) => offers.filter((offer) => offer.task.id === task.id)

/** Somebody was chosen: all other open replies wait in reserve, all other open offers are closed. */
export const startDeal = (world: MockWorld, task: StoredTask): void => {
  for (const reply of repliesTo(world, task)) moveReply(world, reply, task, { type: 'HOLD' }, 'system')
  for (const offer of offersOf(world, task)) moveOffer(world, offer, task, { type: 'CLOSE' }, 'system')
}

/** What the end of the task itself gives back. */
const refund = (world: MockWorld, reply: StoredReply, task: StoredTask): void => {
  const viewedAt = reply.status === 'SENT' ? null : reply.createdAt
  if (replyRefund({ status: reply.status, sentAt: reply.createdAt, viewedAt, task }, world.now) === null) return
  world.refunded.add(reply.id)
}

/** The task has ended: its replies and offers follow, as far as their lifecycles let them. */
export const endDeal = (world: MockWorld, task: StoredTask): void => {
  for (const reply of repliesTo(world, task)) {
    refund(world, reply, task)
    moveReply(world, reply, task, { type: 'CLOSE' }, 'system')
  }
  for (const offer of offersOf(world, task)) moveOffer(world, offer, task, { type: 'CLOSE' }, 'system')
}
