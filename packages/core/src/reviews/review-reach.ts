import type { ErrorCode } from '../contract/errors.ts'
import { NO_MARK, type ReviewStatus } from '../contract/review-terms.ts'
import type { ReviewInput } from '../contract/reviews.ts'
import type { ReviewRefusal } from './review-refusals.ts'

interface Reached {
  readonly status: ReviewStatus
  readonly authorId: string
  readonly subjectId: string
}

/** Whether somebody may mend the review, the right moment given: to anybody else it is as one that is not there. */
export const isOwnReview = ({ authorId }: Reached, viewer: { readonly id: string }): boolean => authorId === viewer.id

/** Whether somebody may answer the review, the right moment given. What is not published yet nobody knows of but its author. */
export const isReviewOf = ({ status, subjectId }: Reached, viewer: { readonly id: string }): boolean =>
  subjectId === viewer.id && status === 'PUBLISHED'

const writingCodes: Partial<Record<ReviewRefusal, ErrorCode>> = {
  ALREADY_WRITTEN: 'REVIEW_EXISTS',
  TOO_LATE: 'REVIEW_TOO_LATE',
}

/** Error code of a review that may not be written: whatever is no deal of the writer's is not found. */
export const reviewErrorCode = (refusal: ReviewRefusal): ErrorCode => writingCodes[refusal] ?? 'NOT_FOUND'

const ASPECTS = ['quality', 'punctuality', 'communication'] as const

/**
 * What is wrong with the marks of a review, by field: the client judges the work by each of them, the executor has no
 * work to judge. Empty when all is well.
 */
export const aspectProblems = (
  opinion: Pick<ReviewInput, (typeof ASPECTS)[number]>,
  isByClient: boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ASPECTS.filter((aspect) => (opinion[aspect] === null) === isByClient).map((aspect) => [
      aspect,
      isByClient ? NO_MARK : 'Эту оценку ставит только заказчик.',
    ]),
  )
