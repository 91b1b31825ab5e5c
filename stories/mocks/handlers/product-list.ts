import { type HandlerArgs, type ProductCard, SIMILAR_PRODUCTS } from '@artel/core/contract'
import { isInTariff } from '@artel/core/tariffs/billing'
import type { StoredProduct } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { withBelow } from './categories.ts'
import { listedExecutors } from './listed-executors.ts'
import { asOfNow } from './people.ts'
import { productRatingOf, productScoreOf } from './ratings.ts'
import { tariffOf } from './tariff-usage.ts'

type Query = HandlerArgs<'listProducts'>['query']

/** The card of a product in a list. */
export const productCardOf = (world: MockWorld, product: StoredProduct): ProductCard => {
  const { description, photos, orderDays, cityId, attributes, sku, version, ...shown } = product
  const { rejectRule, rejectComment, isHiddenByTariff, ...card } = shown
  const seller = asOfNow(world, card.seller)
  return { ...card, seller, photo: photos[0] ?? null, rating: productRatingOf(world, product.id) }
}

/** Everybody finds it in the catalogue: it is published, and its seller can be hired. */
export const isShown = (world: MockWorld, { status, seller }: Pick<StoredProduct, 'status' | 'seller'>): boolean =>
  status === 'PUBLISHED' && listedExecutors(world).some(({ id }) => id === seller.id)

const wordsOf = ({ title, description, attributes }: StoredProduct): string =>
  [title, description, ...attributes.flatMap(({ name, value }) => [name, value])].join(' ').toLocaleLowerCase('ru')

/** What is sold out is there for whoever asks for it. */
const isInSupply = (
  { availability, soldOut }: Pick<Query, 'availability' | 'soldOut'>,
  product: StoredProduct,
): boolean =>
  availability === undefined
    ? soldOut === true || product.availability !== 'SOLD_OUT'
    : product.availability === availability

/** Goods like one: of its category, those of its city first, the newest first. */
export const similarTo = (world: MockWorld, product: StoredProduct): ProductCard[] => {
  const isAlone = isInTariff(tariffOf(world, product.seller.id).type, 'HIDING_COMPETITORS')
  const isNear = ({ cityId }: StoredProduct) => (cityId === product.cityId ? 1 : 0)
  return world.products
    .filter((one) => one.id !== product.id && isShown(world, one) && one.availability !== 'SOLD_OUT')
    .filter((one) => one.category.id === product.category.id && (!isAlone || one.seller.id === product.seller.id))
    .toSorted((a, b) => isNear(b) - isNear(a) || Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .slice(0, SIMILAR_PRODUCTS)
    .map((one) => productCardOf(world, one))
}

/** Whether a product belongs into the answer of GET /products/list. */
export const isWanted = (world: MockWorld, query: Query, product: StoredProduct): boolean => {
  const typed = (query.q ?? '').toLocaleLowerCase('ru')
  // What is to be agreed upon has no price that could be within.
  const price = product.price ?? Number.NaN
  return (
    isShown(world, product) &&
    wordsOf(product).includes(typed) &&
    (withBelow(world, query.categoryIds)?.has(product.category.id) ?? true) &&
    (query.sellerId === undefined || product.seller.id === query.sellerId) &&
    (query.cityId === undefined || product.cityId === query.cityId) &&
    (query.priceFrom === undefined || price >= query.priceFrom) &&
    (query.priceTo === undefined || price <= query.priceTo) &&
    isInSupply(query, product) &&
    (query.delivery === undefined || product.delivery === 'BOTH' || product.delivery === query.delivery) &&
    (query.verified !== true ||
      listedExecutors(world).some(
        ({ id, verificationStatus }) => id === product.seller.id && verificationStatus === 'VERIFIED',
      ))
  )
}

/** Cheap first, but new and well rated first, unless the query says otherwise; what has no price is last either way. */
export const sorted = (world: MockWorld, cards: ProductCard[], { sortBy, sortDirection }: Query): ProductCard[] => {
  const sign = (sortDirection ?? (sortBy === 'price' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  const keys: Readonly<Record<Query['sortBy'], (card: ProductCard) => number>> = {
    createdAt: ({ createdAt }) => Date.parse(createdAt),
    price: ({ price }) => price ?? (sign > 0 ? Number.MAX_SAFE_INTEGER : 0),
    rating: ({ id }) => productScoreOf(world, id),
  }
  return cards.sort((a, b) => sign * (keys[sortBy](a) - keys[sortBy](b) || a.id - b.id))
}
