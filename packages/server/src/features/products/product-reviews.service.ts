import { type HandlerArgs, type ProductReview, type PublicUser, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { ratingSummaryOf } from '@artel/core/reviews'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import { accountOf, type UserViewer, type Viewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import type { ProductReviewJudgement } from './product-review-judgement.ts'
import * as queries from './product-reviews.queries.ts'
import { lockProduct, selectProduct } from './products.queries.ts'
import { isShownTo } from './products.service.ts'

type Listed = { items: ProductReview[]; totalItems: number; rating: PublicUser['rating'] }

/** What buyers say of goods (product §12.3). */
export interface ProductReviewService {
  /** What everybody may read of a product, and the reader's own; nothing of a product that the reader is not shown. */
  list(viewer: Viewer, query: HandlerArgs<'listProductReviews'>['query']): Promise<Listed>
  /** @throws Refusal NOT_FOUND for what is not published or one's own, REVIEW_EXISTS */
  create(
    unit: UnitOfWork,
    author: UserViewer,
    input: HandlerArgs<'createProductReview'>['body'],
  ): Promise<ProductReview>
}

export interface ProductReviewDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly judgement: Pick<ProductReviewJudgement, 'begin'>
}

export function createProductReviewService({
  db,
  clock,
  judgement,
  ...people
}: ProductReviewDeps): ProductReviewService {
  const views = async (on: Kysely<Schema>, rows: readonly queries.ProductReviewRow[]): Promise<ProductReview[]> => {
    const authors = await readPublicUsers(
      on,
      people,
      rows.map(({ author_id }) => author_id),
    )
    return rows.map((row) => ({
      id: row.id,
      author: knownUser(authors, row.author_id),
      rating: row.rating,
      text: row.text,
      isConfirmed: row.is_confirmed,
      status: row.status,
      createdAt: row.created_at.toISOString(),
    }))
  }

  return {
    async list(viewer, { productId, page, limit }) {
      const reader = accountOf(viewer)
      const product = await selectProduct(db, productId)
      if (!product || !isShownTo(reader, product)) return { items: [], totalItems: 0, rating: NO_RATING }
      const stretch = { offset: (page - 1) * limit, limit, cap: TOTAL_ITEMS_CAP }
      const asked = { productId, readerId: reader?.id ?? null }
      const { rows, total } = await queries.selectProductReviews(db, asked, stretch)
      const rating = ratingSummaryOf({ count: product.rating_count, sum: product.rating_sum })
      return { items: await views(db, rows), totalItems: total, rating }
    },

    async create(unit, author, { productId, rating, text }) {
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
      await judgement.begin(unit, review.id)
      const row = await queries.selectProductReview(trx, review.id)
      const [view] = row ? await views(trx, [row]) : []
      if (!view) throw new Error(`Review ${review.id} was written and is not there`)
      return view
    },
  }
}

const NO_RATING = { average: null, count: 0 } as const
