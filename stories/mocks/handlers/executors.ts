import type { ExecutorCard, HandlerArgs } from '@artel/core/contract'
import { rankingScore } from '@artel/core/search'
import type { MockHandlers } from '../mock-handlers.ts'
import type { StoredExecutor } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { withBelow } from './categories.ts'
import { pageOf } from './paging.ts'
import { asOfNow } from './people.ts'
import { ratingOf } from './ratings.ts'

type Query = HandlerArgs<'listExecutors'>['query']

const cardOf = (world: MockWorld, executor: StoredExecutor): ExecutorCard => {
  const { about, foundationDate, districts, experience, education, ...card } = executor
  return asOfNow(world, card)
}

const isAmong = <T>(wanted: readonly T[] | undefined, values: readonly (T | null)[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((one) => values.includes(one))

const isWanted = (world: MockWorld, query: Query, executor: StoredExecutor): boolean => {
  const categories = withBelow(world, query.categoryIds)
  const typed = (query.q ?? '').toLocaleLowerCase('ru')
  const city = world.places.find(({ id }) => id === query.cityId)
  return (
    `${executor.name} ${executor.about}`.toLocaleLowerCase('ru').includes(typed) &&
    (categories === null || executor.categories.some(({ id }) => categories.has(id))) &&
    (query.cityId === undefined || executor.cityName === city?.name) &&
    isAmong(query.districts, executor.districts) &&
    isAmong(query.businessTypes, [executor.businessType]) &&
    isAmong(query.badges, executor.badges) &&
    (query.visitClient !== true || executor.visitClient) &&
    (query.verified !== true || executor.verificationStatus === 'VERIFIED') &&
    (query.hasCases !== true || world.cases.some(({ executorId }) => executorId === executor.id)) &&
    (query.online !== true || executor.isOnline) &&
    (query.ratingFrom === undefined || (ratingOf(world, executor.id).average ?? 0) >= query.ratingFrom) &&
    (query.priceTo === undefined || (executor.priceFrom ?? Number.POSITIVE_INFINITY) <= query.priceTo)
  )
}

const score = ({ rating: { average, count } }: ExecutorCard) => rankingScore({ count, sum: (average ?? 0) * count })

const orders: Readonly<Record<Query['sortBy'], (a: ExecutorCard, b: ExecutorCard) => number>> = {
  rating: (a, b) => score(b) - score(a),
  price: (a, b) => (a.priceFrom ?? Number.MAX_VALUE) - (b.priceFrom ?? Number.MAX_VALUE),
  createdAt: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
}

/** Public pages of people. */
export const executorHandlers = {
  listExecutors({ query }, { world }) {
    const cards = world.executors.filter((one) => isWanted(world, query, one)).map((one) => cardOf(world, one))
    return { data: pageOf(cards.toSorted(orders[query.sortBy]), query) }
  },
  getExecutor({ params: { id } }, { world }) {
    const executor = found(world.executors.find((one) => one.id === id))
    const counts = {
      cases: world.cases.filter(({ executorId }) => executorId === id).length,
      services: world.services.filter(({ executorId }) => executorId === id).length,
      products: world.products.filter(({ seller, status }) => seller.id === id && status === 'PUBLISHED').length,
      articles: world.articles.filter(({ author, status }) => author.id === id && status === 'PUBLISHED').length,
      reviews: ratingOf(world, id).count,
    }
    return { data: { ...asOfNow(world, executor), counts } }
  },
} satisfies Pick<MockHandlers, 'listExecutors' | 'getExecutor'>
