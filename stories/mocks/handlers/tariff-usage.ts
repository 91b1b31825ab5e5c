import type { AdditionalServiceType, Tariff } from '@artel/core/contract'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'

type Usage = [used: number, limit: number | null]

/** The tariff that an executor has. */
export const tariffOf = (world: MockWorld, userId: string): Tariff => {
  const type = world.userTariffs.get(userId)?.type ?? 'FREE'
  return found(world.tariffs.find((tariff) => tariff.type === type))
}

const OCCUPYING = new Set(['PENDING', 'PUBLISHED'])

/** Replies of this month; those that were given back do not count. */
const spentReplies = ({ replies, refunded, now }: MockWorld, userId: string): number => {
  const month = new Date(now).toISOString().slice(0, 7)
  return replies.filter(
    ({ id, executor, createdAt }) => executor.id === userId && createdAt.startsWith(month) && !refunded.has(id),
  ).length
}

const usedOf = (world: MockWorld, userId: string, type: AdditionalServiceType): number => {
  switch (type) {
    case 'REPLIES':
      return spentReplies(world, userId)
    case 'CASES':
      return world.cases.filter(({ executorId }) => executorId === userId).length
    case 'PRODUCTS':
      return world.products.filter(({ seller, status }) => seller.id === userId && OCCUPYING.has(status)).length
    case 'ARTICLES':
      return world.articles.filter(({ author, status }) => author.id === userId && OCCUPYING.has(status)).length
    default:
      return 0
  }
}

/** Whatever is in force of a service; a limit of `null` is none. */
const limitsOf = (world: MockWorld, userId: string, type: AdditionalServiceType): readonly (number | null)[] => [
  ...tariffOf(world, userId)
    .services.filter((service) => service.type === type)
    .map(({ limit }) => limit),
  ...world.userServices
    .filter((service) => service.ownerId === userId && service.type === type)
    .map(({ count: [used, limit] }) => (limit === null ? null : limit - used)),
]

/** `[used, limit]` of a service, the tariff's and what was bought together; `null` is no limit. */
export const usageOf = (world: MockWorld, userId: string, type: AdditionalServiceType): Usage => {
  const limits = limitsOf(world, userId, type)
  const limit = limits.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
  if (limit === null) return [0, null]
  if (type === 'REPLIES' && world.repliesLeft !== null) return [Math.max(limit - world.repliesLeft, 0), limit]
  return [usedOf(world, userId, type), limit]
}

/** How much of a service is left; `null` without a limit. */
export const leftOf = (world: MockWorld, userId: string, type: AdditionalServiceType): number | null => {
  const [used, limit] = usageOf(world, userId, type)
  return limit === null ? null : Math.max(limit - used, 0)
}
