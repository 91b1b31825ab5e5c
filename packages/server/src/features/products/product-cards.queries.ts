import { type Kysely, type RawBuilder, sql } from 'kysely'
import { writtenOnce } from '../../platform/db/prepared.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Slice, type Stretch, selectListed, selectStretch } from '../../platform/db/stretch.ts'
import { firstPictureInSql } from '../files/first-picture.ts'
import type { PictureSource } from '../images/picture.ts'
import { type PublicUserJson, publicUserInSql } from '../users/public-users.ts'
import type { ProductRow } from './products.queries.ts'

/** As much of a product as a list shows. */
export type ShownProduct = Pick<
  ProductRow,
  | 'id'
  | 'title'
  | 'status'
  | 'category_id'
  | 'category_name'
  | 'category_slug'
  | 'price_type'
  | 'price'
  | 'unit'
  | 'availability'
  | 'delivery'
  | 'city_name'
  | 'rating_count'
  | 'rating_sum'
  | 'created_at'
>

/** The same with its first photo and its seller. */
export interface ProductCardRow extends ShownProduct {
  photo: PictureSource | null
  seller: PublicUserJson
}

/** Products as lists show them, found and read in one statement. */
export interface ProductCards {
  /** A slice of the catalogue. @param list `ids`: a query for the slice, in its order */
  slice(
    slice: Slice,
    list: { readonly ids: RawBuilder<{ id: number }>; readonly total: RawBuilder<number> },
  ): Promise<Stretch<ProductCardRow>>
  /** Those whose numbers a query finds, in its order. */
  of(ids: RawBuilder<{ id: number }>): Promise<ProductCardRow[]>
}

export function productCards(db: Kysely<Schema>): ProductCards {
  const row = writtenOnce(
    db,
    sql`
    select p.id, p.title, p.status, p.category_id, c.name as category_name, c.slug as category_slug, p.price_type, p.price,
      p.unit, p.availability, p.delivery, t.name as city_name, p.rating_count, p.rating_sum, p.created_at, photo.json as photo,
      ${publicUserInSql(db, sql.ref('p.seller_id'))} as seller
    from products p join categories c on c.id = p.category_id join cities t on t.id = p.city_id
      left join lateral (${firstPictureInSql('product_id', sql`p.id`)}) as photo on true
    where p.id = listed.id`,
  )
  return {
    slice: (slice, list) => selectStretch(db, slice, { ...list, row }),
    of: (ids) => selectListed(db, { ids, row }),
  }
}
