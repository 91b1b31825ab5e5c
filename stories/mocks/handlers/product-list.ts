import type { HandlerArgs, ProductCard } from '@artel/core/contract'
import type { StoredProduct } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { withBelow } from './categories.ts'
import { productRatingOf } from './ratings.ts'

type Query = HandlerArgs<'listProducts'>['query']

/** The card of a product in a list. */
export const productCardOf = (world: MockWorld, product: StoredProduct): ProductCard => {
  const { description, photos, orderDays, cityId, attributes, sku, rejectRule, version, ...card } = product
  return { ...card, photo: photos[0] ?? null, rating: productRatingOf(world, product.id) }
}

/** Whether a product belongs into the answer of GET /products/list. */
export const isWanted = (world: MockWorld, query: Query, product: StoredProduct): boolean => {
  const typed = (query.q ?? '').toLocaleLowerCase('ru')
  const price = product.price ?? 0
  return (
    product.status === 'PUBLISHED' &&
    `${product.title} ${product.description}`.toLocaleLowerCase('ru').includes(typed) &&
    (withBelow(world, query.categoryIds)?.has(product.category.id) ?? true) &&
    (query.sellerId === undefined || product.seller.id === query.sellerId) &&
    (query.cityId === undefined || product.cityId === query.cityId) &&
    (query.priceFrom === undefined || price >= query.priceFrom) &&
    (query.priceTo === undefined || price <= query.priceTo) &&
    (query.availability === undefined || product.availability === query.availability) &&
    (query.delivery === undefined || product.delivery === 'BOTH' || product.delivery === query.delivery) &&
    (query.verified !== true || product.seller.verificationStatus === 'VERIFIED')
  )
}

const keys: Readonly<Record<Query['sortBy'], (card: ProductCard) => number>> = {
  createdAt: ({ createdAt }) => Date.parse(createdAt),
  price: ({ price }) => price ?? Number.MAX_SAFE_INTEGER,
  rating: ({ rating }) => rating.average ?? 0,
}

/** Cheap first, but new and well rated first, unless the query says otherwise. */
export const sorted = (cards: ProductCard[], { sortBy, sortDirection }: Query): ProductCard[] => {
  const sign = (sortDirection ?? (sortBy === 'price' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  return cards.sort((a, b) => sign * (keys[sortBy](a) - keys[sortBy](b)) || b.id - a.id)
}
