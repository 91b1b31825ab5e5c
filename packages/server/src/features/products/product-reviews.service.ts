import {
  FILE_LIMITS,
  type HandlerArgs,
  type ProductReview,
  type PublicUser,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { ratingSummaryOf } from '@artel/core/reviews'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import { accountOf, type UserViewer, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { FileService } from '../files/files.service.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import type { ProductReviewJudgement } from './product-review-judgement.ts'
import * as queries from './product-reviews.queries.ts'
import { picturesOf } from './product-view.ts'
import { lockProduct, selectProduct } from './products.queries.ts'
import { isShownTo } from './products.service.ts'

type Listed = {
  items: ProductReview[]
  totalItems: number
  rating: PublicUser['rating']
  own: ProductReview | null
}

/** What buyers say of goods (product §12.3). */
export interface ProductReviewService {
  /** What everybody may read of a product, and the reader's own; nothing of a product that the reader is not shown. */
  list(viewer: Viewer, query: HandlerArgs<'listProductReviews'>['query']): Promise<Listed>
  /** @throws Refusal NOT_FOUND for what is not published or one's own, REVIEW_EXISTS, VALIDATION_FAILED for photos of others */
  create(
    unit: UnitOfWork,
    author: UserViewer,
    input: HandlerArgs<'createProductReview'>['body'],
  ): Promise<ProductReview>
}

export interface ProductReviewDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attach' | 'attached'>
  readonly judgement: Pick<ProductReviewJudgement, 'begin'>
}

export function createProductReviewService({
  db,
  clock,
  files,
  judgement,
  ...people
}: ProductReviewDeps): ProductReviewService {
  const views = async (on: Kysely<Schema>, rows: readonly queries.ProductReviewRow[]): Promise<ProductReview[]> => {
    const authors = await readPublicUsers(
      on,
      people,
      rows.map(({ author_id }) => author_id),
    )
    const photos = await files.attached(
      on,
      'product_review_id',
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      id: row.id,
      author: knownUser(authors, row.author_id),
      rating: row.rating,
      text: row.text,
      photos: picturesOf(photos.get(row.id)),
      isConfirmed: row.is_confirmed,
      status: row.status,
      createdAt: row.created_at.toISOString(),
    }))
  }

  return {
    async list(viewer, { productId, page, limit }) {
      const reader = accountOf(viewer)
      const product = await selectProduct(db, productId)
      if (!product || !isShownTo(reader, product)) return { items: [], totalItems: 0, rating: NO_RATING, own: null }
      const stretch = { offset: (page - 1) * limit, limit, cap: TOTAL_ITEMS_CAP }
      const asked = { productId, readerId: reader?.id ?? null }
      const { rows, total } = await queries.selectProductReviews(db, asked, stretch)
      const rating = ratingSummaryOf({ count: product.rating_count, sum: product.rating_sum })
      const own =
        reader && (rows.find(isBy(reader)) ?? (await queries.selectOwnProductReview(db, productId, reader.id)))
      const items = await views(db, rows)
      const [ownView = null] = own ? [items.find(({ id }) => id === own.id) ?? (await views(db, [own]))[0]] : []
      return { items, totalItems: total, rating, own: ownView }
    },

    async create(unit, author, { productId, rating, text, photoIds }) {
      const { trx } = unit
      const product = await lockProduct(trx, productId)
      const isOpen = product?.status === 'PUBLISHED' && product.is_listed && product.seller_id !== author.id
      if (!isOpen) throw new Refusal('NOT_FOUND')
      const at = new Date(clock.now())
      const review = await queries.insertProductReview(trx, {
        product_id: productId,
        author_id: author.id,
        rating,
        text,
        is_confirmed: await queries.haveTalked(trx, productId, author.id),
        status: 'MODERATION',
        reject_rule: null,
        waiting_since: at,
        created_at: at,
      })
      if (!review) throw new Refusal('REVIEW_EXISTS')
      await files.attach(trx, { product_review_id: review.id }, photoIds, {
        ownerId: author.id,
        limits: FILE_LIMITS.review,
        isPrivate: false,
        field: 'photoIds',
      })
      await judgement.begin(unit, review.id)
      const row = await queries.selectProductReview(trx, review.id)
      const [view] = row ? await views(trx, [row]) : []
      if (!view) throw new Error(`Review ${review.id} was written and is not there`)
      return view
    },
  }
}

const isBy =
  ({ id }: UserViewer) =>
  (row: queries.ProductReviewRow): boolean =>
    row.author_id === id

const NO_RATING = { average: null, count: 0 } as const
