import { REVIEW_LIMITS } from '../contract/review-terms.ts'

/** Published reviews of somebody: how many, and the sum of their ratings. */
export interface Ratings {
  readonly count: number
  readonly sum: number
}

/** What an unknown executor is taken for: so many reviews of such a rating (product §12). */
const PRIOR = { count: 5, rating: 4.5 } as const

/** The average that is shown, to a tenth; `null` below three reviews, where it says nothing. */
export const averageRating = ({ count, sum }: Ratings): number | null =>
  count < REVIEW_LIMITS.averageFrom ? null : Math.round((sum / count) * 10) / 10

/** What lists are ranked by: (5 × 4.5 + Σ) / (5 + n), so that one good review does not beat fifty. */
export const rankingScore = ({ count, sum }: Ratings): number =>
  (PRIOR.count * PRIOR.rating + sum) / (PRIOR.count + count)
