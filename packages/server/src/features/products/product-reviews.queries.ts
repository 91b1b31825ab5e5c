import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { ProductReviewsTable } from './products.tables.ts'

/** A review with the product that it is about. */
export interface ProductReviewRow extends Selectable<ProductReviewsTable> {
  product_title: string
  seller_id: string
}

const reviews = (db: Kysely<Schema>) =>
  db
    .selectFrom('product_reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .selectAll('r')
    .select(['p.title as product_title', 'p.seller_id'])

export const selectProductReview = (db: Kysely<Schema>, id: number): Promise<ProductReviewRow | undefined> =>
  reviews(db).where('r.id', '=', id).executeTakeFirst()

/** What a reader may know of a product: what everybody reads, and what they have written themselves; the newest first. */
export async function selectProductReviews(
  db: Kysely<Schema>,
  { productId, readerId }: { readonly productId: number; readonly readerId: string | null },
  { offset, limit, cap }: { readonly offset: number; readonly limit: number; readonly cap: number },
): Promise<{ rows: ProductReviewRow[]; total: number }> {
  const known = reviews(db)
    .where('r.product_id', '=', productId)
    .where((where) => where.or([where('r.status', '=', 'PUBLISHED'), where('r.author_id', '=', readerId)]))
  const { total } = await db
    .selectFrom(known.limit(cap).as('known'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = total > offset ? await known.orderBy('r.id', 'desc').offset(offset).limit(limit).execute() : []
  return { rows, total }
}

/** What somebody has said of a product. */
export const selectOwnProductReview = (
  db: Kysely<Schema>,
  productId: number,
  authorId: string,
): Promise<ProductReviewRow | undefined> =>
  reviews(db).where('r.product_id', '=', productId).where('r.author_id', '=', authorId).executeTakeFirst()

/** Reviews of a product that have photos. */
export const selectPhotographed = (trx: Transaction<Schema>, productId: number): Promise<{ id: number }[]> =>
  trx
    .selectFrom('product_reviews as r')
    .select('r.id')
    .where('r.product_id', '=', productId)
    .where((where) =>
      where.exists(
        where.selectFrom('attachments as a').select('a.file_id').whereRef('a.product_review_id', '=', 'r.id'),
      ),
    )
    .execute()

/** Stores a review, unless its author has already written one of this product. */
export const insertProductReview = (
  trx: Transaction<Schema>,
  review: Insertable<ProductReviewsTable>,
): Promise<{ id: number } | undefined> =>
  trx
    .insertInto('product_reviews')
    .values(review)
    .onConflict((conflict) => conflict.constraint('product_reviews_once').doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateProductReview = (
  trx: Transaction<Schema>,
  id: number,
  change: Omit<Updateable<ProductReviewsTable>, 'version'>,
): Promise<unknown> =>
  trx
    .updateTable('product_reviews')
    .set((review) => ({ ...change, version: review('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Counts a review that everybody can read beside the product; what its seller edits meanwhile is not overtaken by it. */
export const countProductRating = (trx: Transaction<Schema>, productId: number, rating: number): Promise<unknown> =>
  trx
    .updateTable('products')
    .set((product) => ({
      rating_count: product('rating_count', '+', 1),
      rating_sum: product('rating_sum', '+', rating),
    }))
    .where('id', '=', productId)
    .execute()

/** Whether both sides have written in a chat about the product. */
export async function haveTalked(db: Kysely<Schema>, productId: number, buyerId: string): Promise<boolean> {
  const { rows } = await sql<{ talked: boolean }>`
    select exists (
      select from chats c
      where c.product_id = ${productId} and c.client_id = ${buyerId}
        and exists (select from chat_messages m where m.chat_id = c.id and m.sender_id = c.client_id)
        and exists (select from chat_messages m where m.chat_id = c.id and m.sender_id = c.executor_id)
    ) as talked`.execute(db)
  return rows[0]?.talked === true
}
