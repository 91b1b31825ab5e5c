import { openRefusal } from '@artel/core/chat'
import type { TaskOffer, User } from '@artel/core/contract'
import {
  dealLines,
  decideOffer,
  isOfferVisible,
  LIVE_OFFERS,
  LIVE_REPLIES,
  OFFER_TIME,
  OFFERS_DAY,
  offerErrorCode,
  offerLines,
  presentOffer,
} from '@artel/core/tasks'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredOffer, StoredTask } from '../world.ts'
import { closeChat, narrate, openDealChat, openedAt } from './chat-room.ts'
import { moveOffer, startDeal } from './deals.ts'
import { lookAtContacts } from './looks.ts'
import { faceOf, isGone } from './people.ts'
import { signedIn } from './signed-in.ts'
import { moveTask } from './task-events.ts'
import { findTask } from './tasks.ts'

const LIVE: ReadonlySet<string> = new Set(LIVE_OFFERS)
const REPLIED: ReadonlySet<string> = new Set(LIVE_REPLIES)

const taskOf = (world: MockWorld, offer: StoredOffer) => world.tasks.find(({ id }) => id === offer.task.id)

const seenBy = (world: MockWorld, offer: StoredOffer, task: StoredTask, viewer: User): TaskOffer =>
  presentOffer(offer, task, viewer, world.now)

/** An offer that the viewer is a party of. */
const find = (call: MockCall, id: number) => {
  const viewer = signedIn(call)
  const offer = call.world.offers.find((one) => one.id === id)
  const task = offer && taskOf(call.world, offer)
  if (!task || !isOfferVisible(offer, viewer)) throw new MockRefusal('NOT_FOUND')
  return { viewer, offer, task }
}

/** A party of an offer does something about it. */
export const answerOffer = (call: MockCall, id: number, version: number, type: 'ACCEPT' | 'DECLINE' | 'WITHDRAW') => {
  const { viewer, offer, task } = find(call, id)
  if (offer.version !== version) throw new MockRefusal('VERSION_CONFLICT')
  const decision = moveOffer(call.world, offer, task, { type }, viewer)
  if (!decision.ok) throw new MockRefusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  if (type === 'ACCEPT') {
    moveTask(call.world, task, { type: 'ACCEPT_OFFER' }, viewer)
    narrate(call.world, offer.chatId, dealLines.offerAccepted, viewer.id)
    startDeal(call.world, task, viewer.id)
  }
  if (type === 'DECLINE') closeChat(call.world, offer.chatId, offerLines.declined, viewer.id)
  if (type === 'WITHDRAW') closeChat(call.world, offer.chatId, offerLines.withdrawn, viewer.id)
  return { data: seenBy(call.world, offer, task, viewer) }
}

const targetOf = (world: MockWorld, task: StoredTask, executor: User, clientId: string) => {
  const live = world.offers.filter((offer) => offer.task.id === task.id && LIVE.has(offer.status))
  return {
    task: { authorId: task.author.id, status: task.status },
    executor,
    hasOffer: live.some((offer) => offer.executor.id === executor.id),
    hasReplied: world.replies.some(
      (reply) => reply.taskId === task.id && reply.executor.id === executor.id && REPLIED.has(reply.status),
    ),
    openForTask: live.length,
    sentToday: sentSince(world, clientId, world.now - OFFERS_DAY),
  }
}

const sentSince = ({ offers }: MockWorld, clientId: string, since: number): number =>
  offers.filter(({ client, createdAt }) => client.id === clientId && Date.parse(createdAt) > since).length

/** Offers of tasks to executors; nobody but the two knows of one. */
export const taskOfferHandlers = {
  listTaskOffers({ query: { taskId } }, call) {
    const viewer = signedIn(call)
    const own = call.world.offers.filter(
      (offer) => isOfferVisible(offer, viewer) && (taskId === undefined || offer.task.id === taskId),
    )
    return {
      data: own.flatMap((offer) => {
        const task = taskOf(call.world, offer)
        return task ? [seenBy(call.world, offer, task, viewer)] : []
      }),
    }
  },
  sendTaskOffer({ body: { taskId, executorId, message } }, call) {
    const { world } = call
    const client = signedIn(call)
    const task = findTask(call, taskId)
    const executor = world.accounts.find((one) => one.id === executorId && !isGone(world, one))
    if (!executor) throw new MockRefusal('NOT_FOUND')
    const event = { type: 'SEND', to: targetOf(world, task, executor, client.id) } as const
    const decision = decideOffer({ offer: null, event, actor: client, now: world.now })
    if (!decision.ok) throw new MockRefusal(offerErrorCode(decision.refusal), { refusal: decision.refusal })
    const tooMany = openRefusal(openedAt(world, client.id), world.now)
    if (tooMany) throw new MockRefusal(tooMany)
    const face = faceOf(world, executor)
    const chatId = openDealChat(world, {
      kind: 'TASK_OFFER',
      client: task.author,
      executor: face,
      opener: task.author,
      task,
      text: message,
      line: offerLines.offered,
    })
    const offer: StoredOffer = {
      id: world.nextId(),
      task: { id: task.id, title: task.title },
      client: task.author,
      executor: face,
      message,
      status: decision.status,
      chatId,
      createdAt: new Date(world.now).toISOString(),
      expiresAt: new Date(world.now + OFFER_TIME).toISOString(),
      version: 1,
    }
    world.offers.unshift(offer)
    lookAtContacts(world, 'TASK_OFFERS', offer.id, message)
    return { data: seenBy(world, offer, task, client) }
  },
  viewTaskOffer({ params }, call) {
    const { viewer, offer, task } = find(call, params.id)
    if (offer.executor.id !== viewer.id) throw new MockRefusal('NOT_FOUND')
    moveOffer(call.world, offer, task, { type: 'VIEW' }, viewer)
    return undefined
  },
  acceptTaskOffer: ({ params, body }, call) => answerOffer(call, params.id, body.version, 'ACCEPT'),
  declineTaskOffer: ({ params, body }, call) => answerOffer(call, params.id, body.version, 'DECLINE'),
  withdrawTaskOffer: ({ params, body }, call) => answerOffer(call, params.id, body.version, 'WITHDRAW'),
} satisfies Partial<MockHandlers>
