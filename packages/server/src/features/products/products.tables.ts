import type {
  ContentRejectRule,
  DELIVERY_MODES,
  PRODUCT_AVAILABILITIES,
  PRODUCT_UNITS,
  PriceType,
  Product,
  PublicationStatus,
  ReviewStatus,
} from '@artel/core/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, Json, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    products: ProductsTable
    product_reviews: ProductReviewsTable
  }
}

export interface ProductsTable {
  id: Generated<number>
  seller_id: string
  category_id: number
  title: string
  description: string
  price_type: PriceType
  /** Kopecks; `null` exactly when NEGOTIABLE. */
  price: number | null
  unit: (typeof PRODUCT_UNITS)[number]
  availability: (typeof PRODUCT_AVAILABILITIES)[number]
  /** Days; `null` when IN_STOCK, never when TO_ORDER; what is sold out keeps those that it had. */
  order_days: number | null
  delivery: (typeof DELIVERY_MODES)[number]
  city_id: number
  attributes: Json<Product['attributes']>
  sku: NullableText
  status: PublicationStatus
  reject_rule: ContentRejectRule | null
  moderator_id: NullableText
  moderator_comment: NullableText
  waiting_since: InstantNow
  published_at: NullableInstant
  created_at: InstantNow
  rating_count: Generated<number>
  rating_sum: Generated<number>
  /** Whether everybody is shown the seller; triggers keep it. */
  seller_listed: GeneratedAlways<boolean>
  /** Whether the seller's papers were checked; triggers keep it. */
  seller_verified: GeneratedAlways<boolean>
  version: Generated<number>
  /** Hidden for want of a place in the tariff, not by its owner. */
  tariff_hidden: Generated<boolean>
}

export interface ProductReviewsTable {
  id: Generated<number>
  product_id: number
  author_id: string
  rating: number
  text: string
  is_confirmed: boolean
  status: ReviewStatus
  reject_rule: ContentRejectRule | null
  moderator_id: NullableText
  moderator_comment: NullableText
  waiting_since: InstantNow
  created_at: InstantNow
  version: Generated<number>
}
