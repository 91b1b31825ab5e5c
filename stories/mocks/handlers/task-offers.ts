import type { TaskOffer, User } from '@artel/core/contract'
import { allowedOfferEvents, decideOffer, OFFER_TIME, type OfferCommand, offerErrorCode } from '@artel/core/tasks'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredOffer, StoredTask } from '../world.ts'
import { offerFactsOf } from './reply-facts.ts'
import { signedIn } from './signed-in.ts'
import { moveTask } from './task-events.ts'
import { holdReplies } from './task-replies.ts'
import { findTask } from './tasks.ts'

const OPEN = new Set(['SENT', 'VIEWED'])

const taskOf = (world: MockWorld, offer: StoredOffer) => world.tasks.find(({ id }) => id === offer.task.id)

const seenBy = (world: MockWorld, offer: StoredOffer, task: StoredTask, viewer: User): TaskOffer => ({
  ...offer,
  allowedEvents: [...allowedOfferEvents(offerFactsOf(offer, task), viewer, world.now)],
})

/** An offer that the viewer is a party of. */
const find = (call: MockCall, id: number) => {
  const viewer = signedIn(call)
  const offer = call.world.offers.find((one) => one.id === id)
  const task = offer && taskOf(call.world, offer)
  if (!task || (offer.client.id !== viewer.id && offer.executor.id !== viewer.id)) throw new MockRefusal('NOT_FOUND')
  return { viewer, offer, task }
}

const move = (world: MockWorld, offer: StoredOffer, task: StoredTask, event: OfferCommand, actor: User | 'system') => {
  const decision = decideOffer({ offer: offerFactsOf(offer, task), event, actor, now: world.now })
  if (decision.ok) Object.assign(offer, { status: decision.status, version: offer.version + 1 })
  return decision
}

const act = (call: MockCall, id: number, version: number, type: 'ACCEPT' | 'DECLINE' | 'WITHDRAW') => {
  const { viewer, offer, task } = find(call, id)
  if (offer.version !== version) throw new MockRefusal('VERSION_CONFLICT')
  const decision = move(call.world, offer, task, { type }, viewer)
  if (!decision.ok) throw new MockRefusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  if (type === 'ACCEPT') {
    moveTask(call.world, task, { type: 'ACCEPT_OFFER' }, viewer)
    holdReplies(call.world, task)
    for (const other of call.world.offers) {
      if (other.task.id === task.id && other !== offer) move(call.world, other, task, { type: 'CLOSE' }, 'system')
    }
  }
  return { data: seenBy(call.world, offer, task, viewer) }
}

/** Offers of tasks to executors; nobody but the two knows of one. */
export const taskOfferHandlers = {
  listTaskOffers({ query: { taskId } }, call) {
    const viewer = signedIn(call)
    const own = call.world.offers.filter(
      ({ task, client, executor }) =>
        (client.id === viewer.id || executor.id === viewer.id) && (taskId === undefined || task.id === taskId),
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
    const executor = world.people.find(({ id }) => id === executorId)
    if (!executor) throw new MockRefusal('NOT_FOUND')
    const open = world.offers.filter((offer) => offer.task.id === taskId && OPEN.has(offer.status))
    const to = {
      task: { authorId: task.author.id, status: task.status },
      executor,
      hasOffer: open.some((offer) => offer.executor.id === executorId),
      hasReplied: world.replies.some((reply) => reply.taskId === taskId && reply.executor.id === executorId),
      openForTask: open.length,
      sentToday: world.offers.filter((offer) => offer.client.id === client.id).length,
    }
    const decision = decideOffer({ offer: null, event: { type: 'SEND', to }, actor: client, now: world.now })
    if (!decision.ok) {
      throw new MockRefusal(offerErrorCode(decision.refusal), { refusal: decision.refusal })
    }
    const offer: StoredOffer = {
      id: world.nextId(),
      task: { id: task.id, title: task.title },
      client: task.author,
      executor,
      message,
      status: decision.status,
      chatId: world.nextId(),
      createdAt: new Date(world.now).toISOString(),
      expiresAt: new Date(world.now + OFFER_TIME).toISOString(),
      version: 1,
    }
    world.offers.unshift(offer)
    return { data: seenBy(world, offer, task, client) }
  },
  viewTaskOffer({ params }, call) {
    const { viewer, offer, task } = find(call, params.id)
    move(call.world, offer, task, { type: 'VIEW' }, viewer)
    return undefined
  },
  acceptTaskOffer: ({ params, body }, call) => act(call, params.id, body.version, 'ACCEPT'),
  declineTaskOffer: ({ params, body }, call) => act(call, params.id, body.version, 'DECLINE'),
  withdrawTaskOffer: ({ params, body }, call) => act(call, params.id, body.version, 'WITHDRAW'),
} satisfies Partial<MockHandlers>
