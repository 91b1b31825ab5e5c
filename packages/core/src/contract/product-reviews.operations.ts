import * as z from 'zod'
import { PARTIES } from './access.ts'
import { cards } from './card.ts'
import { data, numericId, page, pageQuery } from './primitives.ts'
import { productReview, productReviewInput } from './reviews.ts'
import { aProductReview } from './samples/deals.ts'
import { wholePage } from './samples/sample-values.ts'
import { ratingSummary } from './users.ts'

/** What buyers say of goods. */
export const productReviewOperations = cards({
  listProductReviews: {
    method: 'GET',
    path: '/product-reviews/list',
    access: 'anyone',
    summary: 'Отзывы о товаре.',
    policy: 'Опубликованные отзывы о товаре и свой, в каком бы он ни был состоянии.',
    query: z.object({ ...pageQuery, productId: numericId }),
    response: data(
      z.object({
        ...page(productReview).shape,
        rating: ratingSummary,
        /** The viewer's own, wherever it stands in the list. */
        own: productReview.nullable(),
      }),
    ),
    example: {
      query: { productId: 451, page: 1, limit: 10 },
      response: { data: { ...wholePage(aProductReview()), rating: { average: 4.7, count: 6 }, own: null } },
    },
  },
  createProductReview: {
    method: 'POST',
    path: '/product-reviews',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Отзыв о товаре.',
    policy: 'Опубликованный чужой товар.',
    body: productReviewInput,
    response: data(productReview),
    errors: ['NOT_FOUND', 'REVIEW_EXISTS'],
    example: {
      body: { productId: 455, rating: 4, text: aProductReview().text, photoIds: [] },
      response: { data: aProductReview({ status: 'MODERATION' }) },
    },
  },
})
