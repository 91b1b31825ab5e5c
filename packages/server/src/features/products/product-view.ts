import type { OwnProductCard, Picture, Product, ProductCard, PublicUser, StoredFile } from '@artel/core/contract'
import type { ProductFields } from '@artel/core/products'
import type { AllowedPublicationEvent } from '@artel/core/publication'
import { ratingSummaryOf } from '@artel/core/reviews'
import { type PeopleDeps, publicUserOf } from '../users/public-users.ts'
import type { ProductCardRow, ShownProduct } from './product-cards.queries.ts'
import type { ProductRow } from './products.queries.ts'

/** What the photos of a product were uploaded as, as pictures. */
export const picturesOf = (files: readonly StoredFile[] = []): Picture[] =>
  files.flatMap(({ picture }) => (picture ? [picture] : []))

/** A product in a list. */
export const productCardOf = (row: ProductCardRow, people: PeopleDeps): ProductCard => ({
  ...shownOf(row, row.photo && people.pictures.of(row.photo)),
  seller: publicUserOf(row.seller, people),
})

const shownOf = (row: ShownProduct, photo: Picture | null): Omit<ProductCard, 'seller'> => ({
  id: row.id,
  title: row.title,
  status: row.status,
  category: { id: row.category_id, name: row.category_name, slug: row.category_slug },
  priceType: row.price_type,
  price: row.price,
  unit: row.unit,
  photo,
  availability: row.availability,
  delivery: row.delivery,
  cityName: row.city_name,
  rating: ratingSummaryOf({ count: row.rating_count, sum: row.rating_sum }),
  createdAt: row.created_at.toISOString(),
})

/** How a product stands, for who may know; words of a moderator are those about the rule that it breaks. */
const standingOf = (row: ProductRow, allowedEvents: readonly AllowedPublicationEvent[]) => ({
  rejectRule: row.reject_rule,
  rejectComment: row.reject_rule === null ? null : row.moderator_comment,
  isHiddenByTariff: row.tariff_hidden,
  version: row.version,
  allowedEvents: [...allowedEvents],
})

/** A seller's own product in a list. */
export const ownProductCardOf = (
  row: ProductRow,
  photo: Picture | null,
  allowedEvents: readonly AllowedPublicationEvent[],
): OwnProductCard => ({ ...shownOf(row, photo), ...standingOf(row, allowedEvents), orderDays: row.order_days })

/** What of a product's page depends on who reads it. */
export interface ProductViewing {
  readonly allowedEvents: readonly AllowedPublicationEvent[]
  readonly chatId: number | null
}

/** A product on its page. */
export const productOf = (
  row: ProductRow,
  seller: PublicUser,
  photos: Picture[],
  { allowedEvents, chatId }: ProductViewing,
): Product => ({
  ...shownOf(row, photos[0] ?? null),
  seller,
  description: row.description,
  photos,
  orderDays: row.order_days,
  cityId: row.city_id,
  attributes: row.attributes,
  sku: row.sku,
  ...standingOf(row, allowedEvents),
  chatId,
})

/** A stored product as its seller once wrote it, without its photos. */
export const fieldsOf = (row: ProductRow): ProductFields => ({
  title: row.title,
  categoryId: row.category_id,
  description: row.description,
  priceType: row.price_type,
  price: row.price,
  unit: row.unit,
  availability: row.availability,
  orderDays: row.order_days,
  delivery: row.delivery,
  cityId: row.city_id,
  attributes: row.attributes,
  sku: row.sku,
})

/** The columns of what a seller has written. */
export const columnsOf = (product: ProductFields) => ({
  title: product.title,
  category_id: product.categoryId,
  description: product.description,
  price_type: product.priceType,
  price: product.price,
  unit: product.unit,
  availability: product.availability,
  order_days: product.orderDays,
  delivery: product.delivery,
  city_id: product.cityId,
  attributes: JSON.stringify(product.attributes),
  sku: product.sku,
})
