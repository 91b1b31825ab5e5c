import type { AdditionalServiceType } from '@artel/core/contract'
import { type CurrentTariff, type ServiceUse, tariffAt, usageOf, usesOf } from '@artel/core/tariffs/billing'
import type { StoredArticle, StoredLedgerLine, StoredTariffPeriod, StoredUserService } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { termsOf } from './set-prices.ts'

/** Paid periods of an executor from the first to the last. */
export const periodsOf = ({ tariffPeriods }: MockWorld, userId: string): readonly StoredTariffPeriod[] =>
  tariffPeriods
    .filter(({ ownerId }) => ownerId === userId)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())

/** The tariff that an executor has now. */
export const tariffOf = (world: MockWorld, userId: string): CurrentTariff => {
  const { createdAt = world.now } = world.people.find(({ id }) => id === userId) ?? {}
  return tariffAt(periodsOf(world, userId), new Date(createdAt), world.now, termsOf(world))
}

/** A bought service counts now. */
export const isInForce = ({ endedAt, from, until }: StoredUserService, now: number): boolean =>
  endedAt === null && from.getTime() <= now && now < until.getTime()

const spent = ({ ledger }: MockWorld, isFrom: (line: StoredLedgerLine) => boolean): number =>
  ledger.filter((line) => line.replyId !== null && isFrom(line)).reduce((sum, { amount }) => sum - amount, 0)

/** Replies that were taken from a bought service and not given back. */
export const spentOf = (world: MockWorld, { id }: StoredUserService): number =>
  spent(world, ({ serviceId }) => serviceId === id)

/** An article has taken a place of its month. */
export const hasPlace = ({ articlePlaces }: MockWorld, { id }: Pick<StoredArticle, 'id'>): boolean =>
  articlePlaces.some(({ articleId }) => articleId === id)

const countsOf = (world: MockWorld, userId: string, monthFrom: Date) => ({
  REPLIES: spent(world, (line) => line.ownerId === userId && line.monthFrom === monthFrom.getTime()),
  CASES: world.cases.filter(({ executorId }) => executorId === userId).length,
  PRODUCTS: world.products.filter(
    ({ seller, status }) => seller.id === userId && (status === 'PENDING' || status === 'PUBLISHED'),
  ).length,
  ARTICLES: world.articlePlaces.filter(({ authorId, takenAt }) => authorId === userId && takenAt >= monthFrom.getTime())
    .length,
})

/** Bought services that count at a moment. */
export const servicesAt = (world: MockWorld, userId: string, at: number) =>
  world.userServices
    .filter((service) => service.ownerId === userId && isInForce(service, at))
    .map((service) => ({ ...service, used: spentOf(world, service) }))

/** What an executor has used of every service that the tariff has or that was bought. */
export const usesBy = (world: MockWorld, userId: string): readonly ServiceUse[] => {
  const { limits, monthFrom } = tariffOf(world, userId)
  return usesOf(limits, servicesAt(world, userId, world.now), countsOf(world, userId, monthFrom))
}

/** How much of a service one may have; `null` without a limit. */
export const limitOf = (world: MockWorld, userId: string, type: AdditionalServiceType): number | null =>
  usageOf(usesBy(world, userId), type)[1]

/** How much of a service is left; `null` without a limit. */
export const leftOf = (world: MockWorld, userId: string, type: AdditionalServiceType): number | null => {
  const [used, limit] = usageOf(usesBy(world, userId), type)
  return limit === null ? null : Math.max(limit - used, 0)
}
