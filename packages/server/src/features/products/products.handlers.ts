import type { productOperations, productReviewOperations, productVerdictOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { StaffDeed, StaffLog } from '../staff-log/staff-log.ts'
import type { ProductJudgement } from './product-judgement.ts'
import type { ProductReviewJudgement } from './product-review-judgement.ts'
import type { ProductReviewService } from './product-reviews.service.ts'
import type { ProductService } from './products.service.ts'

export interface ProductHandlerDeps {
  readonly products: ProductService
  readonly reviews: ProductReviewService
  readonly judgement: ProductJudgement
  readonly reviewJudgement: Pick<ProductReviewJudgement, 'decide'>
  readonly categories: Pick<Categories, 'index'>
  readonly log: Pick<StaffLog, 'write'>
  /** What guests are shown: goods are on it. */
  readonly pages: { invalidate(): void }
}

type Cards = typeof productOperations & typeof productReviewOperations & typeof productVerdictOperations

/** Handlers of the calls about goods: of everybody who looks, of sellers, of buyers who have something to say, and of staff. */
export function productHandlers(deps: ProductHandlerDeps): HandlersOf<Cards> {
  const { products, reviews, judgement, reviewJudgement, categories, log, pages } = deps
  const seenByAll = ({ afterCommit }: UnitOfWork) => afterCommit(() => pages.invalidate())
  const judged = (unit: UnitOfWork, moderator: UserViewer, deed: Omit<StaffDeed, 'actorId'>) => {
    seenByAll(unit)
    return log.write(unit.trx, { ...deed, actorId: moderator.id })
  }

  return {
    listProducts: async ({ query }) => {
      const { items, totalItems } = await products.list(query, await categories.index())
      return { data: { items, pagination: { totalItems } } }
    },
    listMyProducts: async ({ viewer, query }) => {
      const { items, totalItems, counts } = await products.listOwn(viewer, query)
      return { data: { items, pagination: { totalItems }, counts } }
    },
    getProduct: async ({ viewer, params }) => ({ data: await products.read(viewer, params.id) }),
    listSimilarProducts: async ({ params }) => ({ data: await products.similar(params.id) }),
    createProduct: async ({ viewer, body, mutate }) => {
      const index = await categories.index()
      // Nobody else sees a draft.
      return mutate(async (unit) => ({ data: await products.create(unit, viewer, body, index) }))
    },
    createProducts: async ({ viewer, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => ({ data: { rows: await products.createMany(unit, viewer, body.rows, index) } }))
    },
    updateProduct: async ({ viewer, params, body, mutate }) => {
      const index = await categories.index()
      return mutate(async (unit) => {
        seenByAll(unit)
        return { data: await products.change(unit, viewer, { ...body, id: params.id }, index) }
      })
    },
    submitProduct: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => ({ data: await products.happen(unit, viewer, { ...params, ...body }, 'SUBMIT') })),
    hideProduct: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await products.happen(unit, viewer, { ...params, ...body }, 'HIDE') }
      }),
    showProduct: ({ viewer, params, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await products.happen(unit, viewer, { ...params, ...body }, 'SHOW') }
      }),
    deleteProduct: ({ viewer, params, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        await products.remove(unit, viewer, params.id)
        return undefined
      }),
    listProductReviews: async ({ viewer, query }) => {
      const { items, totalItems, rating, own } = await reviews.list(viewer, query)
      return { data: { items, pagination: { totalItems }, rating, own } }
    },
    createProductReview: ({ viewer, body, mutate }) =>
      mutate(async (unit) => {
        seenByAll(unit)
        return { data: await reviews.create(unit, viewer, body) }
      }),
    approveProduct: ({ viewer, params: { id }, body: { version }, mutate }) =>
      mutate(async (unit) => {
        await judgement.decide(unit, viewer, { id, version, comment: null }, { type: 'APPROVE' })
        await judged(unit, viewer, { object: 'PRODUCT', objectId: String(id), action: 'PRODUCT_APPROVED' })
        return undefined
      }),
    rejectProduct: ({ viewer, params: { id }, body: { version, rule, comment }, mutate }) =>
      mutate(async (unit) => {
        await judgement.decide(unit, viewer, { id, version, comment }, { type: 'REJECT', rule })
        const deed = { object: 'PRODUCT', objectId: String(id), action: 'PRODUCT_REJECTED', rule, comment } as const
        await judged(unit, viewer, deed)
        return undefined
      }),
    approveProductReview: ({ viewer, params: { id }, body: { version }, mutate }) =>
      mutate(async (unit) => {
        const verdict = { type: 'APPROVE', hasContacts: false } as const
        await reviewJudgement.decide(unit, viewer, { id, version, comment: null }, verdict)
        const deed = { object: 'PRODUCT_REVIEW', objectId: String(id), action: 'PRODUCT_REVIEW_APPROVED' } as const
        await judged(unit, viewer, deed)
        return undefined
      }),
    rejectProductReview: ({ viewer, params: { id }, body: { version, rule, comment }, mutate }) =>
      mutate(async (unit) => {
        await reviewJudgement.decide(unit, viewer, { id, version, comment }, { type: 'REJECT', rule })
        const about = { object: 'PRODUCT_REVIEW', objectId: String(id), rule, comment } as const
        await judged(unit, viewer, { ...about, action: 'PRODUCT_REVIEW_REJECTED' })
        return undefined
      }),
  }
}
