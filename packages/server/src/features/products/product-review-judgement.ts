import type { Clock } from '@artel/core/ports'
import { decideReview, type ReviewCommand, type ReviewFacts } from '@artel/core/reviews'
import { findContacts } from '@artel/core/tasks'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { JudgedThing } from './product-judgement.ts'
import { reviewedNotice, reviewRejectedNotice } from './product-notices.ts'
import * as queries from './product-reviews.queries.ts'
import { lockProduct } from './products.queries.ts'

/** What a moderator decides about a review of a product. */
export type ProductReviewVerdict = Extract<ReviewCommand, { type: 'APPROVE' | 'REJECT' }>

/** What the filters and moderators make of reviews of goods. */
export interface ProductReviewJudgement {
  /** Lets the system pass a review that shows no contacts, if it may. @param id of a review whose product is locked */
  begin(unit: UnitOfWork, id: number): Promise<void>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT, TRANSITION_REFUSED with the lifecycle's reason */
  decide(unit: UnitOfWork, moderator: UserViewer, thing: JudgedThing, verdict: ProductReviewVerdict): Promise<void>
}

export interface ProductReviewJudgementDeps {
  readonly clock: Pick<Clock, 'now'>
  /** Pass at once what shows no contacts. */
  readonly autoModeration: boolean
  readonly notifier: Notifier
}

/** As the lifecycle of reviews sees it: there is no other side to wait for. */
const factsOf = (review: queries.ProductReviewRow): ReviewFacts => ({
  status: review.status,
  authorId: review.author_id,
  subjectId: review.seller_id,
  resubmissions: 0,
  hasReply: false,
  removedReplies: 0,
  dealEndedAt: review.created_at.toISOString(),
  isOtherReady: true,
})

export function createProductReviewJudgement({
  clock,
  autoModeration,
  notifier,
}: ProductReviewJudgementDeps): ProductReviewJudgement {
  const move = async (
    { trx }: UnitOfWork,
    review: queries.ProductReviewRow,
    { actor, event, comment }: { actor: UserViewer | 'system'; event: ProductReviewVerdict; comment: string | null },
  ) => {
    const decision = decideReview({ review: factsOf(review), event, actor, now: clock.now() })
    if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
    const { id, product_id, rating, author_id } = review
    const reject_rule = event.type === 'REJECT' ? event.rule : null
    const by = actor === 'system' ? {} : { moderator_id: actor.id, moderator_comment: comment }
    await queries.updateProductReview(trx, id, { status: decision.status, reject_rule, ...by })
    const product = { id: product_id, title: review.product_title, seller_id: review.seller_id }
    if (event.type === 'REJECT') {
      const notice = reviewRejectedNotice(product, { authorId: author_id, rule: event.rule, comment })
      await notifier.notify(trx, notice)
      return
    }
    await queries.countProductRating(trx, product_id, rating)
    await notifier.notify(trx, reviewedNotice(product, rating))
  }

  const known = async ({ trx }: UnitOfWork, id: number) => {
    const review = await queries.selectProductReview(trx, id)
    if (!review) throw new Refusal('NOT_FOUND')
    return review
  }

  return {
    async begin(unit, id) {
      const review = await known(unit, id)
      const hasContacts = findContacts(review.text).length > 0
      if (!autoModeration || hasContacts) return
      await move(unit, review, { actor: 'system', event: { type: 'APPROVE', hasContacts }, comment: null })
    },

    async decide(unit, moderator, { id, version, comment }, event) {
      await lockProduct(unit.trx, (await known(unit, id)).product_id)
      const review = await known(unit, id)
      if (review.version !== version) throw new Refusal('VERSION_CONFLICT')
      await move(unit, review, { actor: moderator, event, comment })
    },
  }
}
