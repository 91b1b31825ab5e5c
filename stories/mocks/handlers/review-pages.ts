import type { Review, User } from '@artel/core/contract'
import { allowedReviewEvents, type ReviewFacts } from '@artel/core/reviews'
import type { StoredReview } from '../stored.ts'
import type { MockWorld } from '../world.ts'

const READY = new Set(['HIDDEN', 'PUBLISHED'])

/** The other side's review of the same deal. */
export const counterpart = ({ reviews }: MockWorld, { task, author }: StoredReview): StoredReview | undefined =>
  reviews.find((other) => other.task.id === task.id && other.author.id !== author.id)

/** A stored review as core's lifecycle sees it. */
export const reviewFacts = (world: MockWorld, review: StoredReview): ReviewFacts => ({
  status: review.status,
  authorId: review.author.id,
  subjectId: review.subject.id,
  resubmissions: review.resubmissions,
  hasReply: review.reply !== null,
  dealEndedAt: world.tasks.find(({ id }) => id === review.task.id)?.endedAt ?? review.createdAt,
  isOtherReady: READY.has(counterpart(world, review)?.status ?? ''),
})

/** A review as its reader sees it. */
export const reviewSeenBy = (world: MockWorld, review: StoredReview, viewer: User | null): Review => {
  const { resubmissions: _, version: __, ...shown } = review
  return { ...shown, allowedEvents: [...allowedReviewEvents(reviewFacts(world, review), viewer, world.now)] }
}
