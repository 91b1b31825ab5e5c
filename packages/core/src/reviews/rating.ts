import { REVIEW_LIMITS } from '../contract/review-terms.ts'

/** Published reviews of somebody: how many, and the sum of their ratings. */
export interface Ratings {
  readonly count: number
  readonly sum: number
}

/** The average that is shown, to a tenth; `null` below three reviews, where it says nothing. */
export const averageRating = ({ count, sum }: Ratings): number | null =>
  count < REVIEW_LIMITS.averageFrom ? null : Math.round((sum / count) * 10) / 10

/** What is shown of them. */
export const ratingSummaryOf = (ratings: Ratings): { average: number | null; count: number } => ({
  average: averageRating(ratings),
  count: ratings.count,
})
