import * as z from 'zod'
import { priceRule, productRules } from '../validators/index.ts'
import {
  DELIVERY_MODES,
  NO_ORDER_DAYS,
  PRICE_LIMITS,
  PRODUCT_AVAILABILITIES,
  PRODUCT_LIMITS,
  PRODUCT_SUPPLIES,
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

const productFields = {
  title: textBy(productRules.title),
  categoryId: numericId,
  description: textBy(productRules.description),
  priceType,
  price: price.nullable().default(null),
  unit: z.enum(PRODUCT_UNITS).default('PIECE'),
  photoIds: fileIds(PRODUCT_LIMITS.photos[1]),
  availability: z.enum(PRODUCT_AVAILABILITIES).default('IN_STOCK'),
  /** Days of making, for TO_ORDER; what is sold out keeps them. */
  orderDays: wholeBy(productRules.orderDays, PRODUCT_LIMITS.orderDays).nullable().default(null),
  delivery: z.enum(DELIVERY_MODES).default('PICKUP'),
  cityId: numericId,
  attributes: listBy(attribute, productRules.attributes, [0, PRODUCT_LIMITS.attributes]).default([]),
  sku: textBy(productRules.sku).nullable().default(null),
}
const { photoIds: _, ...rowFields } = productFields

/** For `.refine()`: what is made to order says in how many days. */
const timed: [
  isTimed: (product: { readonly availability: string; readonly orderDays: number | null }) => boolean,
  refusal: { path: PropertyKey[]; message: string },
] = [
  ({ availability, orderDays }) => availability !== 'TO_ORDER' || orderDays !== null,
  { path: ['orderDays'], message: NO_ORDER_DAYS },
]

/**
 * Body of a new product: a price is needed unless it is to be agreed, and days where it is made to order. A draft may lack photos;
 * submitting needs one.
 */
export const productInput = z
  .object(productFields)
  .refine(...pricedBy(priceRule))
  .refine(...timed)
export type ProductInput = z.output<typeof productInput>
/** A row of a table: what a draft says before it has its photos. */
export const productRow = z
  .object(rowFields)
  .refine(...pricedBy(priceRule))
  .refine(...timed)
export type ProductRow = z.output<typeof productRow>
/** Body of many new products, which come as drafts. */
export const productsInput = z.object({ rows: listBy(productRow, productRules.rows, [1, PRODUCT_LIMITS.atOnce]) })
/** Body of a changed product; what is left out stays, and the whole has to have its price and its days as well. */
export const productChanges = z.object({ ...changesOf(productFields), ...versionBody.shape })

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
  /** Hidden not by its seller: the tariff has no place for it, and it comes back with one (product §15.1). */
  isHiddenByTariff: z.boolean(),
  version: z.int(),
  allowedEvents: z.array(publicationEvent),
}

/** One's own product in a list: how it stands, and what may be done with it. */
export const ownProductCard = productCard.omit({ seller: true }).extend({ ...standing, orderDays: z.int().nullable() })
export type OwnProductCard = z.output<typeof ownProductCard>

/** What became of one row of many: its draft, or why there is none, with the fields that have to be mended. */
export const productRowOutcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('CREATED'), product: ownProductCard }),
  z.object({
    status: z.literal('REFUSED'),
    code: z.enum(['VALIDATION_FAILED', 'LIMIT_REACHED']),
    message: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
])
export type ProductRowOutcome = z.output<typeof productRowOutcome>

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
    availability: z.enum(PRODUCT_SUPPLIES).optional(),
    soldOut: flag,
    delivery: z.enum(DELIVERY_MODES).optional(),
    verified: flag,
    sortBy: z.enum(['createdAt', 'price', 'rating']).default('createdAt'),
    sortDirection: z.enum(['asc', 'desc']).optional(),
  }),
  PRODUCT_RANGES,
)
