import type { Review, User } from '@artel/core/contract'
import { allowedReviewEvents, type ReviewFacts } from '@artel/core/reviews'
import type { StoredReview } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { asOfNow } from './people.ts'

const READY = new Set(['HIDDEN', 'PUBLISHED'])

/** The other side's review of the same deal. */
export const counterpart = (
  { reviews }: MockWorld,
  { task, author, subject }: StoredReview,
): StoredReview | undefined =>
  reviews.find((other) => other.task.id === task.id && other.author.id === subject.id && other.subject.id === author.id)

/** A stored review as core's lifecycle sees it. */
export const reviewFacts = (world: MockWorld, review: StoredReview): ReviewFacts => ({
  status: review.status,
  authorId: review.author.id,
  subjectId: review.subject.id,
  resubmissions: review.resubmissions,
  hasReply: review.reply !== null,
  dealEndedAt: review.dealEndedAt,
  isOtherReady: READY.has(counterpart(world, review)?.status ?? ''),
})

/** A review as its reader sees it; the contract leaves out what is not for the wire. */
export const reviewSeenBy = (world: MockWorld, review: StoredReview, viewer: User | null): Review => ({
  ...review,
  author: asOfNow(world, review.author),
  subject: asOfNow(world, review.subject),
  allowedEvents: [...allowedReviewEvents(reviewFacts(world, review), viewer, world.now)],
})
