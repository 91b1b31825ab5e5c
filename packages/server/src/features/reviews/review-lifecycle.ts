import type { Actor } from '@artel/core/lifecycle'
import { decideReview, type ReviewCommand, type ReviewFacts } from '@artel/core/reviews'
import type { Transaction, Updateable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { countRating, type ReviewRow, selectReview, updateReview } from './reviews.queries.ts'
import type { ReviewsTable } from './reviews.tables.ts'

/** A stored review as the lifecycle of core sees it. */
export const reviewFacts = (review: ReviewRow): ReviewFacts => ({
  status: review.status,
  authorId: review.author_id,
  subjectId: review.subject_id,
  resubmissions: review.resubmissions,
  hasReply: review.reply !== null,
  removedReplies: review.removed_replies,
  dealEndedAt: review.deal_ended_at.toISOString(),
  isOtherReady: review.is_other_ready,
})

/** One event to happen to a review whose task is locked. */
export interface ReviewAttempt {
  readonly event: ReviewCommand
  readonly actor: Actor
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Lets core's machine decide an event, and writes what it decides.
 * @param values of the review that the event changes beside its status
 * @throws Refusal TRANSITION_REFUSED with the machine's reason
 */
export async function transitionReview(
  trx: Transaction<Schema>,
  review: ReviewRow,
  attempt: ReviewAttempt,
  values: Updateable<ReviewsTable> = {},
): Promise<ReviewRow> {
  const decision = decideReview({ review: reviewFacts(review), ...attempt })
  if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  const { status } = decision
  const isShown = status === 'PUBLISHED' && review.published_at === null
  const change = { ...values, status, ...(isShown && { published_at: new Date(attempt.now) }) }
  // The lock on the task makes a miss impossible; the condition makes sure of it.
  if (!(await updateReview(trx, review, change))) throw new Refusal('VERSION_CONFLICT')
  const wasPublished = review.status === 'PUBLISHED'
  if (wasPublished !== (status === 'PUBLISHED')) await countRating(trx, review, wasPublished ? -1 : 1)
  const moved = await selectReview(trx, review.id)
  if (!moved) throw new Error(`Review ${review.id} was written and is not there`)
  return moved
}
