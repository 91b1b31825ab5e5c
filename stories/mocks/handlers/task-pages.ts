import type { Point, Task, TaskCard, User } from '@artel/core/contract'
import {
  LIVE_OFFERS,
  OFFER_TIME,
  presentTask,
  presentTaskCard,
  proposedPrices,
  type TaskOnlooker,
  type TaskRecord,
} from '@artel/core/tasks'
import type { MockWorld, StoredTask } from '../world.ts'
import { asOfNow } from './people.ts'
import { repliesLeftOf } from './reply-quota.ts'
import { reviewableUntil } from './review-pages.ts'
import { isVerified } from './signed-in.ts'

/** The viewer's chat about the task: of their own reply or offer, or the author's with the chosen executor. */
const chatIdOf = ({ replies, offers }: MockWorld, task: StoredTask, viewer: User): number | null => {
  const partner = viewer.id === task.author.id ? task.executorId : viewer.id
  const chats = [
    ...replies.filter(({ taskId, executor }) => taskId === task.id && executor.id === partner),
    ...offers.filter(({ task: { id }, executor }) => id === task.id && executor.id === partner),
  ].map(({ chatId }) => chatId)
  return chats.length > 0 ? Math.max(...chats) : null
}

/** Whether the task was offered to somebody who may still answer. */
export const hasOpenOffer = ({ offers, now }: MockWorld, task: StoredTask, { id }: Pick<User, 'id'>): boolean =>
  offers.some(
    (offer) =>
      offer.task.id === task.id &&
      offer.executor.id === id &&
      LIVE_OFFERS.some((status) => status === offer.status) &&
      now < Date.parse(offer.createdAt) + OFFER_TIME,
  )

const onlookerOf = (world: MockWorld, task: StoredTask, viewer: User | null): TaskOnlooker => ({
  viewer,
  hasReplied: world.replies.some(({ taskId, executor }) => taskId === task.id && executor.id === viewer?.id),
  hasOffer: viewer !== null && hasOpenOffer(world, task, viewer),
  isVerified: isVerified(viewer),
  repliesLeft: viewer && repliesLeftOf(world, viewer),
  chatId: viewer && chatIdOf(world, task, viewer),
  reviewUntil: viewer && reviewableUntil(world, task, viewer),
})

/** The task with what the database reads from beside it. */
const recordOf = (world: MockWorld, task: StoredTask): TaskRecord => {
  const chosen = world.replies.find(
    ({ taskId, executor, status }) => taskId === task.id && executor.id === task.executorId && status === 'ACCEPTED',
  )
  const hired = world.accounts.find(({ id }) => id === task.executorId)
  const owner = world.accounts.find(({ id }) => id === task.author.id)
  return {
    ...task,
    author: asOfNow(world, task.author),
    executor: task.executor && asOfNow(world, task.executor),
    ...(owner && { authorPhone: owner.phoneConfirmed ? owner.phoneNumber : null }),
    executorPhone: hired?.company?.companyPhoneNumber ?? null,
    proposed: proposedPrices(world.replies.filter(({ taskId }) => taskId === task.id)),
    agreed: chosen ? { priceType: chosen.priceType, price: chosen.price, termDays: chosen.termDays } : null,
  }
}

/** A task as the one who asks may see it. */
export const taskSeenBy = (world: MockWorld, stored: StoredTask, viewer: User | null): Task =>
  presentTask(recordOf(world, stored), onlookerOf(world, stored, viewer), world.now)

/** The card of a task in a list, with the distance from where the list was asked. */
export const cardOf = (task: StoredTask, from: Point | null = null): TaskCard => presentTaskCard(task, from)
