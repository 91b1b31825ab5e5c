import type { User } from '@artel/core/contract'
import type { MockCall } from '../mock-handlers.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { answerOffer } from './task-offers.ts'
import { answerReply } from './task-replies.ts'

/** Tasks of somebody that nobody works on yet. */
export const openTasksOf = ({ tasks }: MockWorld, { id }: Pick<User, 'id'>): readonly StoredTask[] =>
  tasks.filter(({ status, author }) => author.id === id && (status === 'PENDING' || status === 'APPROVED'))

/** Takes the replies of somebody back and declines the offers to them, as they would themselves. */
export const leaveDeals = (call: MockCall, user: User): void => {
  const own = { ...call, viewer: user }
  for (const { id, version, executor, status } of call.world.replies) {
    const isOpen = status === 'SENT' || status === 'VIEWED' || status === 'SHORTLISTED'
    if (isOpen && executor.id === user.id) answerReply(own, id, version, 'WITHDRAW')
  }
  for (const { id, version, executor, status } of call.world.offers) {
    const isOpen = status === 'SENT' || status === 'VIEWED'
    if (isOpen && executor.id === user.id) answerOffer(own, id, version, 'DECLINE')
  }
}
