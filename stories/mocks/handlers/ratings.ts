import { ratingBreakdown, ratingSummaryOf } from '@artel/core/reviews'
import { rankingScore } from '@artel/core/search'
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

/** What a person is ranked by, one review or many. */
export const scoreOf = ({ reviews }: MockWorld, userId: string): number => {
  const shown = reviews.filter(({ subject, status }) => subject.id === userId && status === 'PUBLISHED')
  return rankingScore({ count: shown.length, sum: shown.reduce((sum, { rating }) => sum + rating, 0) })
}

/** What that is made of. */
export const breakdownOf = ({ reviews }: MockWorld, userId: string) => {
  const shown = reviews.filter(({ subject, status }) => subject.id === userId && status === 'PUBLISHED')
  const marksOf = (aspect: 'quality' | 'punctuality' | 'communication') => {
    const marks = shown.flatMap((review) => review[aspect] ?? [])
    return { count: marks.length, sum: marks.reduce((sum, mark) => sum + mark, 0) }
  }
  return ratingBreakdown({
    spread: [1, 2, 3, 4, 5].map((stars) => shown.filter(({ rating }) => rating === stars).length),
    quality: marksOf('quality'),
    punctuality: marksOf('punctuality'),
    communication: marksOf('communication'),
  })
}

/** What a product is ranked by, one review or many. */
export const productScoreOf = ({ productReviews }: MockWorld, id: number): number => {
  const shown = productReviews.filter(({ productId, status }) => productId === id && status === 'PUBLISHED')
  return rankingScore({ count: shown.length, sum: shown.reduce((sum, { rating }) => sum + rating, 0) })
}

/** What buyers think of a product. */
export const productRatingOf = ({ productReviews }: MockWorld, id: number) =>
  summaryOf(productReviews.filter(({ productId }) => productId === id))
