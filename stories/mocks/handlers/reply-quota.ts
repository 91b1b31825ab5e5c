import type { LedgerLine, User } from '@artel/core/contract'
import { type RepliesLeft, repliesLeft } from '@artel/core/tariffs'
import type { StoredLedgerLine } from '../stored.ts'
import type { MockWorld, StoredReply } from '../world.ts'
import { isInForce, spentOf, tariffOf, usesBy } from './tariff-usage.ts'

const quotaOf = (world: MockWorld, userId: string): RepliesLeft => {
  const { ofTariff = [0, 0], ofBought } = usesBy(world, userId).find(({ type }) => type === 'REPLIES') ?? {}
  return repliesLeft({ ofTariff, ofService: ofBought })
}

/** What an executor may still send by the tariff and what was bought; `null` without a limit, and for whom nothing counts. */
export const repliesLeftOf = (world: MockWorld, viewer: User): number | null =>
  viewer.role === 'EXECUTOR' ? quotaOf(world, viewer.id).left : null

/** A new line of the ledger. */
export const writeDown = (world: MockWorld, line: Omit<StoredLedgerLine, 'id' | 'createdAt'>): void => {
  world.ledger = [{ ...line, id: world.nextId(), createdAt: new Date(world.now).toISOString() }, ...world.ledger]
}

/** Where the next reply is taken from: the tariff's month, else the oldest bought pieces. */
const nextBucket = (world: MockWorld, userId: string) => {
  if (quotaOf(world, userId).nextSource === 'TARIFF') {
    return { source: 'TARIFF', monthFrom: tariffOf(world, userId).monthFrom.getTime(), serviceId: null } as const
  }
  const [oldest] = world.userServices
    .filter(({ ownerId, type }) => ownerId === userId && type === 'REPLIES')
    .filter((service) => isInForce(service, world.now) && spentOf(world, service) < (service.amount ?? 0))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime() || one.id - other.id)
  return { source: 'SERVICE', monthFrom: null, serviceId: oldest?.id ?? null } as const
}

/** Takes what a reply that is sent costs. */
export const debitReply = (
  world: MockWorld,
  { id: replyId, executor: { id: ownerId }, taskId }: Pick<StoredReply, 'id' | 'executor' | 'taskId'>,
): void =>
  writeDown(world, { ...nextBucket(world, ownerId), ownerId, kind: 'DEBIT', amount: -1, replyId, taskId, reason: null })

/** Gives a reply back to where it was taken from, once. */
export const refundReply = (world: MockWorld, id: number, reason: NonNullable<LedgerLine['reason']>): void => {
  const lines = world.ledger.filter(({ replyId }) => replyId === id)
  const debit = lines.find(({ kind }) => kind === 'DEBIT')
  if (!debit || lines.some(({ kind }) => kind === 'REFUND')) return
  writeDown(world, { ...debit, kind: 'REFUND', amount: 1, reason })
}

/** Leaves an executor without a single reply to send. */
export const spendAllReplies = (world: MockWorld, executor: StoredReply['executor']): void => {
  while (quotaOf(world, executor.id).nextSource) debitReply(world, { id: world.nextId(), executor, taskId: 0 })
}
