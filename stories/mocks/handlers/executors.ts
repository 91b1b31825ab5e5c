import {
  DISTRICTS_LISTED,
  type DistrictCount,
  EXECUTOR_CARD,
  type ExecutorCard,
  type ExecutorCity,
  type HandlerArgs,
  SIMILAR_EXECUTORS,
} from '@artel/core/contract'
import { onTopPlaces, shownCases } from '@artel/core/executors'
import { isInTariff } from '@artel/core/tariffs/billing'
import type { MockHandlers } from '../mock-handlers.ts'
import type { StoredExecutor } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { withBelow } from './categories.ts'
import { listedExecutors, priceFromOf } from './listed-executors.ts'
import { pageOf } from './paging.ts'
import { asOfNow } from './people.ts'
import { ratingOf, scoreOf } from './ratings.ts'
import { isInForce, limitOf, tariffOf } from './tariff-usage.ts'

type Query = HandlerArgs<'listExecutors'>['query']
/** What narrows the list. */
type Narrowing = Omit<Query, 'page' | 'limit' | 'sortBy'>

const cardOf = (world: MockWorld, executor: StoredExecutor): ExecutorCard => {
  const { about, foundationDate, districts, experience, education, ...known } = executor
  const works = world.cases.filter(({ executorId }) => executorId === known.id).slice(0, EXECUTOR_CARD.works)
  const card = {
    ...known,
    priceFrom: priceFromOf(world, known.id),
    intro: about.slice(0, EXECUTOR_CARD.intro),
    works: works.flatMap(({ id, title, photos: [photo] }) => (photo ? [{ id, title, photo }] : [])),
    isPaid: false,
  }
  return asOfNow(world, card)
}

/** Districts of a city by how many executors name them. */
const districtsOf = (world: MockWorld, cityId: number): DistrictCount[] => {
  const city = world.places.find(({ id }) => id === cityId)
  const counts = new Map<string, number>()
  for (const { cityName, districts } of listedExecutors(world)) {
    if (cityName !== city?.name) continue
    for (const name of districts) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'ru'))
    .slice(0, DISTRICTS_LISTED)
}

const isAmong = <T>(wanted: readonly T[] | undefined, values: readonly (T | null)[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((one) => values.includes(one))

/** Words without their ends: «сантехник» and «сантехника» are one. */
const words = (text: string): readonly string[] =>
  (text.toLocaleLowerCase('ru').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.slice(0, Math.max(4, word.length - 2)),
  )

const documentOf = ({ name, categories, about }: StoredExecutor): string =>
  [name, ...categories.map((one) => one.name), about].join(' ').toLocaleLowerCase('ru')

const isWanted = (world: MockWorld, query: Narrowing, executor: StoredExecutor): boolean => {
  const categories = withBelow(world, query.categoryIds)
  const typed = words(query.q ?? '')
  const city = world.places.find(({ id }) => id === query.cityId)
  return (
    typed.every((word) => documentOf(executor).includes(word)) &&
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
    (query.priceTo === undefined || (priceFromOf(world, executor.id) ?? Number.POSITIVE_INFINITY) <= query.priceTo)
  )
}

/** Cities of those who suit, with how many there are in each. */
const citiesOf = (world: MockWorld, query: Narrowing): ExecutorCity[] => {
  const there = listedExecutors(world).filter((one) => isWanted(world, query, one))
  return world.places
    .map(({ id, name, point }) => {
      const count = there.filter(({ cityName }) => cityName === name).length
      return { id: Number(id), name, point, count }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

type Order = (a: ExecutorCard, b: ExecutorCard) => number

const newest: Order = (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)

const orderOf = (world: MockWorld, sortBy: Query['sortBy']): Order => {
  const bestRated: Order = (a, b) => scoreOf(world, b.id) - scoreOf(world, a.id) || newest(a, b)
  const price = ({ priceFrom }: ExecutorCard) => priceFrom ?? Number.MAX_VALUE
  const cheapest: Order = (a, b) => price(a) - price(b) || bestRated(a, b)
  return { rating: bestRated, price: cheapest, createdAt: newest }[sortBy]
}

/** Those of a list who stand first because they have paid for the category and the city: of this turn. */
const placedOf = (world: MockWorld, cards: readonly ExecutorCard[], query: Query): readonly ExecutorCard[] => {
  const { categoryIds = [], cityId, sortBy } = query
  if (sortBy !== 'rating' || categoryIds.length === 0 || cityId === undefined) return []
  const buyers = new Set(
    world.userServices
      .filter((one) => one.type === 'TOP_EXECUTORS' && isInForce(one, world.now) && one.cityId === cityId)
      .filter(({ categoryId }) => categoryId !== null && categoryIds.includes(categoryId))
      .map(({ ownerId }) => ownerId),
  )
  const suiting = cards.filter(({ id }) => buyers.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return onTopPlaces(suiting, world.now)
}

/** Others who do first what somebody does first, in the same city. */
const similarTo = (world: MockWorld, { id, categories: [main], cityName }: StoredExecutor): ExecutorCard[] =>
  listedExecutors(world)
    .filter((one) => one.id !== id && one.cityName === cityName)
    .filter((one) => one.categories.some((category) => category.id === main?.id))
    .map((one) => cardOf(world, one))
    .toSorted(orderOf(world, 'rating'))
    .slice(0, SIMILAR_EXECUTORS)

/** Public pages of people. */
export const executorHandlers = {
  listExecutors({ query }, { world }) {
    const cards = listedExecutors(world)
      .filter((one) => isWanted(world, query, one))
      .map((one) => cardOf(world, one))
    const placed = placedOf(world, cards, query)
    const others = cards.filter((one) => !placed.includes(one)).toSorted(orderOf(world, query.sortBy))
    const listed = [...placed, ...others].map((one) => ({ ...one, isPaid: placed.includes(one) }))
    return { data: pageOf(listed, query) }
  },
  listExecutorCities: ({ query }, { world }) => ({ data: citiesOf(world, query) }),
  listExecutorDistricts: ({ query }, { world }) => ({ data: districtsOf(world, query.cityId) }),
  listSimilarExecutors({ params: { id } }, { world }) {
    const executor = found(listedExecutors(world).find((one) => one.id === id))
    const isHidden = isInTariff(tariffOf(world, id).type, 'HIDING_COMPETITORS')
    return { data: isHidden ? [] : similarTo(world, executor) }
  },
  getExecutor({ params: { id } }, { world }) {
    const executor = found(listedExecutors(world).find((one) => one.id === id))
    const works = world.cases.filter(({ executorId }) => executorId === id).length
    const counts = {
      cases: shownCases(works, limitOf(world, id, 'CASES')),
      services: world.services.filter(({ executorId }) => executorId === id).length,
      products: world.products.filter(({ seller, status }) => seller.id === id && status === 'PUBLISHED').length,
      articles: world.articles.filter((one) => one.author.id === id && one.status === 'PUBLISHED' && one.isPublic)
        .length,
      reviews: ratingOf(world, id).count,
    }
    return { data: { ...asOfNow(world, { ...executor, priceFrom: priceFromOf(world, id) }), counts } }
  },
} satisfies Pick<
  MockHandlers,
  'listExecutors' | 'listExecutorCities' | 'listExecutorDistricts' | 'listSimilarExecutors' | 'getExecutor'
>
