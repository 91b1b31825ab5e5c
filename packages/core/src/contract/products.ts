import * as z from 'zod'
import { priceRule, productRules } from '../validators/index.ts'
import {
  DELIVERY_MODES,
  NO_ORDER_DAYS,
  PRICE_LIMITS,
  PRODUCT_AVAILABILITIES,
  PRODUCT_LIMITS,
  PRODUCT_UNITS,
  PUBLICATION_STATUSES,
  PUBLICATION_USER_EVENTS,
  type PublicationStatus,
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
  listBy,
  numericId,
  pageQuery,
  pricedBy,
  searchText,
  textBy,
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
  name: textBy(productRules.attributeName),
  value: textBy(productRules.attributeValue),
})

const price = wholeBy(priceRule, PRICE_LIMITS)

const productFields = z.object({
  title: textBy(productRules.title),
  categoryId: numericId,
  description: textBy(productRules.description),
  priceType,
  price: price.nullable().default(null),
  unit: z.enum(PRODUCT_UNITS).default('PIECE'),
  photoIds: fileIds(PRODUCT_LIMITS.photos[1]),
  availability: z.enum(PRODUCT_AVAILABILITIES).default('IN_STOCK'),
  /** Days of making, for TO_ORDER. */
  orderDays: wholeBy(productRules.orderDays, PRODUCT_LIMITS.orderDays).nullable().default(null),
  delivery: z.enum(DELIVERY_MODES).default('PICKUP'),
  cityId: numericId,
  attributes: listBy(attribute, productRules.attributes, [0, PRODUCT_LIMITS.attributes]).default([]),
  sku: textBy(productRules.sku).nullable().default(null),
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

/** What its seller and staff must know of how it stands. */
const standing = {
  rejectRule: z.enum(CONTENT_REJECT_RULES).nullable(),
  /** A moderator's words beside the rule. */
  rejectComment: z.string().nullable(),
  version: z.int(),
  allowedEvents: z.array(publicationEvent),
}

/** One's own product in a list: how it stands, and what may be done with it. */
export const ownProductCard = productCard.omit({ seller: true }).extend(standing)
export type OwnProductCard = z.output<typeof ownProductCard>

const standsThere = z.int().min(0)
/** How many of one's own goods stand in each state. */
export const ownProductCounts = z.object({
  DRAFT: standsThere,
  PENDING: standsThere,
  PUBLISHED: standsThere,
  HIDDEN: standsThere,
  REJECTED: standsThere,
}) satisfies z.ZodType<Record<PublicationStatus, number>>
export type OwnProductCounts = z.output<typeof ownProductCounts>

/** A product on its page. */
export const product = z.object({
  ...productCard.shape,
  description: z.string(),
  photos: z.array(picture),
  orderDays: z.int().nullable(),
  cityId: numericId,
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  sku: z.string().nullable(),
  ...standing,
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
