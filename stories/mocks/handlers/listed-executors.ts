import { indexCategories } from '@artel/core/categories'
import type { ExecutorCard, User } from '@artel/core/contract'
import { filed } from '../fixtures/looks.ts'
import type { StoredExecutor } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { faceOf, isGone } from './people.ts'
import { isInForce, tariffOf } from './tariff-usage.ts'

/** PRO by the tariff, TOP_EXECUTOR while a bought place at the top lasts. */
const badgesOf = (world: MockWorld, userId: string): ExecutorCard['badges'] => {
  const isTop = world.userServices.some(
    (bought) => bought.ownerId === userId && bought.type === 'TOP_EXECUTORS' && isInForce(bought, world.now),
  )
  const isPro = tariffOf(world, userId).type === 'PRO'
  return [...(isPro ? (['PRO'] as const) : []), ...(isTop ? (['TOP_EXECUTOR'] as const) : [])]
}

/** The public page of somebody who has come during the story, out of their account and their company. */
const pageOfAccount = (world: MockWorld, user: User): StoredExecutor[] => {
  const company = world.companies.get(user.id)
  if (!company) return []
  const { rating: _, ...face } = faceOf(world, user)
  const { byId } = indexCategories(world.categories)
  const categories = company.categoryIds.flatMap((id) => {
    const category = byId.get(id)
    return category ? [filed(id, category.name, category.slug)] : []
  })
  const { about, foundationDate, districts, experience, education, visitClient, id: companyId } = company
  const told = { about, foundationDate, districts, experience, education, visitClient, companyId }
  return [{ ...face, ...told, categories, badges: badgesOf(world, user.id), answersWithin: null }]
}

/** Everybody who can be hired: those of the story, and who has come since and confirmed the address; nobody who is blocked. */
export const listedExecutors = (world: MockWorld): readonly StoredExecutor[] => {
  const known = new Set(world.executors.map(({ id }) => id))
  const newcomers = world.accounts.filter(
    ({ id, role, emailConfirmed }) => role === 'EXECUTOR' && emailConfirmed && !known.has(id),
  )
  return [...world.executors, ...newcomers.flatMap((user) => pageOfAccount(world, user))].filter(
    (one) => !isGone(world, one),
  )
}

/** The smallest price of a price list; `null` without any. */
export const priceFromOf = ({ services }: MockWorld, userId: string): number | null => {
  const prices = services.flatMap(({ executorId, price }) => (executorId === userId && price !== null ? [price] : []))
  return prices.length > 0 ? Math.min(...prices) : null
}

/** What an executor shows is there for everybody while they can be hired, and for themselves always. */
export const isSeenBy = (world: MockWorld, viewer: User | null, executorId: string): boolean =>
  viewer?.id === executorId || listedExecutors(world).some(({ id }) => id === executorId)
