import * as z from 'zod'
import { priceRule } from '../validators/index.ts'
import {
  DELIVERY_MODES,
  NO_ORDER_DAYS,
  PRICE_LIMITS,
  PRODUCT_AVAILABILITIES,
  PRODUCT_LIMITS,
  PRODUCT_UNITS,
  PUBLICATION_STATUSES,
  PUBLICATION_USER_EVENTS,
} from './content-terms.ts'
import { picture } from './files.ts'
import { PRODUCT_RANGES } from './list-ranges.ts'
import {
  categoryFilter,
  changesOf,
  fileIds,
  inOrder,
  instant,
  kopecks,
  numericId,
  pageQuery,
  pricedBy,
  searchText,
  text,
  uuid,
  versionBody,
  wholeBy,
} from './primitives.ts'
import { CONTENT_REJECT_RULES } from './review-terms.ts'
import { priceType } from './task-replies.ts'
import { publicUser, ratingSummary } from './users.ts'

export const publicationStatus = z.enum(PUBLICATION_STATUSES)
/** What the viewer may do with a publication; `refusal` says why not now. */
export const publicationEvent = z.object({ event: z.enum(PUBLICATION_USER_EVENTS), refusal: z.string().nullable() })

const attribute = z.object({
  name: text('Название свойства', 1, PRODUCT_LIMITS.attributeName),
  value: text('Значение свойства', 1, PRODUCT_LIMITS.attributeValue),
})

const price = wholeBy(priceRule, PRICE_LIMITS)

const productFields = z.object({
  title: text('Название', ...PRODUCT_LIMITS.title),
  categoryId: numericId,
  description: text('Описание', ...PRODUCT_LIMITS.description),
  priceType,
  price: price.nullable().default(null),
  unit: z.enum(PRODUCT_UNITS).default('PIECE'),
  photoIds: fileIds(PRODUCT_LIMITS.photos[1]),
  availability: z.enum(PRODUCT_AVAILABILITIES).default('IN_STOCK'),
  /** Days of making, for TO_ORDER. */
  orderDays: z.int().min(PRODUCT_LIMITS.orderDays[0]).max(PRODUCT_LIMITS.orderDays[1]).nullable().default(null),
  delivery: z.enum(DELIVERY_MODES).default('PICKUP'),
  cityId: numericId,
  attributes: z.array(attribute).max(PRODUCT_LIMITS.attributes, 'Не больше 20 свойств.').default([]),
  sku: text('Артикул', 0, PRODUCT_LIMITS.sku).nullable().default(null),
})

/**
 * Body of a new product: a price is needed unless it is to be agreed, and days where it is made to order. A draft may lack photos;
 * submitting needs one.
 */
export const productInput = productFields
  .refine(...pricedBy(priceRule))
  .refine((product) => product.availability !== 'TO_ORDER' || product.orderDays !== null, {
    path: ['orderDays'],
    message: NO_ORDER_DAYS,
  })
export type ProductInput = z.output<typeof productInput>
/** Body of a changed product; what is left out stays, and the whole has to have its price and its days as well. */
export const productChanges = z.object({ ...changesOf(productFields.shape), ...versionBody.shape })

/** A product in a list. */
export const productCard = z.object({
  id: numericId,
  title: z.string(),
  status: publicationStatus,
  category: z.object({ id: numericId, name: z.string(), slug: z.string() }),
  priceType,
  price: kopecks.nullable(),
  unit: z.enum(PRODUCT_UNITS),
  photo: picture.nullable(),
  availability: z.enum(PRODUCT_AVAILABILITIES),
  delivery: z.enum(DELIVERY_MODES),
  cityName: z.string(),
  seller: publicUser,
  rating: ratingSummary,
  createdAt: instant,
})
export type ProductCard = z.output<typeof productCard>

/** A product on its page. */
export const product = z.object({
  ...productCard.shape,
  description: z.string(),
  photos: z.array(picture),
  orderDays: z.int().nullable(),
  cityId: numericId,
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  sku: z.string().nullable(),
  rejectRule: z.enum(CONTENT_REJECT_RULES).nullable(),
  version: z.int(),
  allowedEvents: z.array(publicationEvent),
  /** The viewer's chat with the seller, once there is one. */
  chatId: numericId.nullable(),
})
export type Product = z.output<typeof product>

const flag = z.boolean().optional()

/** Query of GET /products/list (product §18). */
export const productListQuery = inOrder(
  z.object({
    ...pageQuery,
    q: searchText(200).optional(),
    categoryIds: categoryFilter.optional(),
    sellerId: uuid.optional(),
    cityId: numericId.optional(),
    priceFrom: kopecks.optional(),
    priceTo: kopecks.optional(),
    availability: z.enum(PRODUCT_AVAILABILITIES).optional(),
    delivery: z.enum(DELIVERY_MODES).optional(),
    verified: flag,
    sortBy: z.enum(['createdAt', 'price', 'rating']).default('createdAt'),
    sortDirection: z.enum(['asc', 'desc']).optional(),
  }),
  PRODUCT_RANGES,
)
