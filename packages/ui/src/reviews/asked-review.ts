import type { Review } from '@artel/core/contract'
import type { ReviewSide } from '@artel/core/reviews'

/** A deal that somebody is about to review. */
export interface AskedReview {
  readonly taskId: number
  readonly task: string
  readonly subjectId: string
  /** Name of whom the review is about. */
  readonly subject: string
  readonly side: ReviewSide
  /** When both reviews open at the latest, ISO 8601. */
  readonly until: string | null
  /** The review to be mended, when a moderator has turned it down. */
  readonly mended: Review | null
}

/** A review that was turned down, to be written again; only a client has judged the work in every respect. */
export const mending = (review: Review): AskedReview => ({
  taskId: review.task.id,
  task: review.task.title,
  subjectId: review.subject.id,
  subject: review.subject.name,
  side: review.quality === null ? 'EXECUTOR' : 'CLIENT',
  until: null,
  mended: review,
})
