import * as z from 'zod'
import { reviewRules } from '../validators/index.ts'
import { PARTIES } from './access.ts'
import { cards } from './card.ts'
import { data, instant, numericId, numericIdParams, page, pageQuery, textBy, uuid } from './primitives.ts'
import { ratingBreakdown } from './profiles.ts'
import { REVIEW_SORT_KEYS } from './review-terms.ts'
import { review, reviewChanges, reviewInput } from './reviews.ts'
import { aRatingBreakdown, aReview } from './samples/deals.ts'
import { wholePage } from './samples/sample-values.ts'
import { aPublicExecutor, EXECUTOR_ID } from './samples/users.ts'
import { publicUser } from './users.ts'

/** A deal that waits for the viewer's review. */
const waiting = z.object({
  task: z.object({ id: numericId, title: z.string() }),
  subject: publicUser,
  /** The viewer ordered the work, so the review judges it in every respect. */
  isByClient: z.boolean(),
  until: instant,
})
export type WaitingReview = z.output<typeof waiting>

/** Clients asked for a review in the name of the viewer, whose tariff does so: how many, and how many of them have written. */
const asked = z.object({ asked: z.int().min(0), answered: z.int().min(0) })
export type AskedClients = z.output<typeof asked>

const published = aReview()
const pending = { status: 'MODERATION', publishedAt: null } as const
const thanks = 'Спасибо, рад был помочь!'

/** What the parties of deals say of one another. */
export const reviewOperations = cards({
  listReviews: {
    method: 'GET',
    path: '/reviews/list',
    access: 'anyone',
    summary:
      'Опубликованные отзывы о человеке, stars — только с этой оценкой; в rating — из чего складывается его оценка по всем.',
    policy: 'Опубликованные отзывы.',
    query: z.object({
      ...pageQuery,
      userId: uuid,
      stars: z.int().min(1).max(5).optional(),
      sortBy: z.enum(REVIEW_SORT_KEYS).default('new'),
    }),
    response: data(z.object({ ...page(review).shape, rating: ratingBreakdown })),
    example: {
      query: { userId: EXECUTOR_ID, stars: 5, page: 1, limit: 10, sortBy: 'new' },
      response: { data: { ...wholePage(published), rating: aRatingBreakdown() } },
    },
  },
  listMyReviews: {
    method: 'GET',
    path: '/reviews/my-list',
    access: PARTIES,
    summary:
      'Мои отзывы: полученные, оставленные; в waiting — сделки, которые ждут моего отзыва, в rating — моя оценка, в asked — скольких заказчиков попросили об отзыве по тарифу.',
    policy: 'Отзывы обо мне и мои.',
    query: z.object({ ...pageQuery, direction: z.enum(['RECEIVED', 'LEFT']).default('RECEIVED') }),
    response: data(
      z.object({ ...page(review).shape, waiting: z.array(waiting), rating: ratingBreakdown, asked: asked.nullable() }),
    ),
    example: {
      query: { direction: 'LEFT', page: 1, limit: 10 },
      response: {
        data: {
          ...wholePage(published),
          waiting: [
            {
              task: { id: 523, title: 'Собрать шкаф-купе' },
              subject: aPublicExecutor(),
              isByClient: true,
              until: '2026-03-14T12:00:00.000Z',
            },
          ],
          rating: aRatingBreakdown(),
          asked: { asked: 4, answered: 3 },
        },
      },
    },
  },
  getDealReviews: {
    method: 'GET',
    path: '/reviews/deal/{id}',
    access: PARTIES,
    summary: 'Отзывы сторон о сделке: свой в любом состоянии, чужой — когда опубликован.',
    policy: 'Задание, где я автор или исполнитель.',
    params: numericIdParams,
    response: data(z.object({ own: review.nullable(), other: review.nullable() })),
    errors: ['NOT_FOUND'],
    example: { params: { id: 523 }, response: { data: { own: aReview(pending), other: null } } },
  },
  createReview: {
    method: 'POST',
    path: '/reviews',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Отзыв о другой стороне завершённой или отменённой в работе сделки, в течение 14 дней.',
    policy: 'Задание, где я автор или исполнитель.',
    body: reviewInput,
    response: data(review),
    errors: ['NOT_FOUND', 'REVIEW_EXISTS', 'REVIEW_TOO_LATE'],
    example: {
      body: {
        taskId: 523,
        rating: 5,
        quality: 5,
        punctuality: 5,
        communication: 4,
        text: published.text,
        photoIds: [],
      },
      response: { data: aReview(pending) },
    },
  },
  resubmitReview: {
    method: 'PATCH',
    path: '/reviews/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Исправленный отзыв после отказа модератора, один раз.',
    policy: 'Свой отклонённый отзыв.',
    params: numericIdParams,
    body: reviewChanges,
    response: data(review),
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED'],
    example: {
      params: { id: published.id },
      body: { rating: 4, quality: 4, punctuality: 5, communication: 4, text: published.text, photoIds: [] },
      response: { data: aReview({ ...pending, rating: 4, quality: 4 }) },
    },
  },
  replyToReview: {
    method: 'PATCH',
    path: '/reviews/reply/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Ответ того, о ком отзыв, один раз.',
    policy: 'Отзыв обо мне.',
    params: numericIdParams,
    body: z.object({ text: textBy(reviewRules.answer) }),
    response: data(review),
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED'],
    example: {
      params: { id: published.id },
      body: { text: thanks },
      response: { data: aReview({ reply: thanks }) },
    },
  },
})
