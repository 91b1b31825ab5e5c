import type { RatingBreakdown } from '../contract/profiles.ts'
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

/** Published reviews of somebody, counted by mark. */
export interface Marks {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly spread: readonly number[]
  readonly quality: Ratings
  readonly punctuality: Ratings
  readonly communication: Ratings
}

/** What a rating is made of, as everybody may see it. */
export const ratingBreakdown = ({ spread, quality, punctuality, communication }: Marks): RatingBreakdown => {
  const count = spread.reduce((total, given) => total + given, 0)
  const sum = spread.reduce((total, given, index) => total + given * (index + 1), 0)
  return {
    average: averageRating({ count, sum }),
    count,
    spread: [...spread],
    quality: averageRating(quality),
    punctuality: averageRating(punctuality),
    communication: averageRating(communication),
  }
}
