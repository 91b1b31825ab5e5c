import type { Review, User } from '@artel/core/contract'
import {
  allowedReviewEvents,
  answerNotice,
  type ReviewedDeal,
  type ReviewFacts,
  reviewOpensBy,
  reviewUntil,
} from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import type { StoredReview } from '../stored.ts'
import type { MockWorld, StoredTask } from '../world.ts'
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
  removedReplies: review.removedReplies,
  dealEndedAt: review.dealEndedAt,
  isOtherReady: READY.has(counterpart(world, review)?.status ?? ''),
})

/** A review as its reader sees it; the contract leaves out what is not for the wire. */
export const reviewSeenBy = (world: MockWorld, review: StoredReview, viewer: User | null): Review => ({
  ...review,
  author: asOfNow(world, review.author),
  subject: asOfNow(world, review.subject),
  opensBy: reviewOpensBy(reviewFacts(world, review)),
  allowedEvents: [...allowedReviewEvents(reviewFacts(world, review), viewer, world.now)],
})

/** A task as the rules of reviews see it. */
const dealOf = ({ author, executorId, status, endedAt }: StoredTask): ReviewedDeal => ({
  clientId: author.id,
  executorId,
  status,
  endedAt,
})

/** The task as it is, then the work on it that was cancelled before it was opened again. */
export const dealsOf = (task: StoredTask): readonly ReviewedDeal[] => [
  dealOf(task),
  ...(task.pastDeals ?? []).map(
    ({ executor, endedAt }): ReviewedDeal => ({
      clientId: task.author.id,
      executorId: executor.id,
      status: 'CANCELED',
      endedAt,
    }),
  ),
]

/** The other side of a deal, as it is found beside its task. */
export const otherSide = (task: StoredTask, { executorId }: ReviewedDeal, viewer: Pick<User, 'id'>) =>
  task.author.id !== viewer.id
    ? task.author
    : [task.executor, ...(task.pastDeals ?? []).map(({ executor }) => executor)].find((one) => one?.id === executorId)

/** Whether somebody has reviewed the other side of a deal. */
export const hasReviewed = (
  { reviews }: MockWorld,
  task: StoredTask,
  viewer: Pick<User, 'id'>,
  deal: ReviewedDeal = dealOf(task),
): boolean =>
  reviews.some(
    ({ task: { id }, author, subject }) =>
      id === task.id && author.id === viewer.id && subject.id === otherSide(task, deal, viewer)?.id,
  )

/** Until when somebody may still review the other side of a deal. */
export const reviewableUntil = (
  world: MockWorld,
  task: StoredTask,
  viewer: User,
  deal: ReviewedDeal = dealOf(task),
): string | null =>
  reviewUntil(deal, { actor: viewer, hasReviewed: hasReviewed(world, task, viewer, deal), now: world.now })

/** What its author is told of the answer to a review. */
export const answeredNotice = ({ author, task, reply }: StoredReview) => ({
  userId: author.id,
  kind: 'REVIEWS_REPLIES' as const,
  path: paths.task(task.id),
  ...answerNotice(task.title, reply ?? ''),
})
