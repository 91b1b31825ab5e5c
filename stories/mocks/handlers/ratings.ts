import { ratingSummaryOf } from '@artel/core/reviews'
import type { MockWorld } from '../world.ts'

interface Rated {
  readonly rating: number
  readonly status: string
}

/** The average and the number of those reviews that everybody sees. */
const summaryOf = (reviews: readonly Rated[]) => {
  const shown = reviews.filter(({ status }) => status === 'PUBLISHED')
  return ratingSummaryOf({ count: shown.length, sum: shown.reduce((sum, { rating }) => sum + rating, 0) })
}

/** What people think of a person. */
export const ratingOf = ({ reviews }: MockWorld, userId: string) =>
  summaryOf(reviews.filter(({ subject }) => subject.id === userId))

/** What buyers think of a product. */
export const productRatingOf = ({ productReviews }: MockWorld, id: number) =>
  summaryOf(productReviews.filter(({ productId }) => productId === id))
