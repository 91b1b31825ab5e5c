import type { RatingBreakdown } from '../profiles.ts'
import type { ProductReview, Review } from '../reviews.ts'
import type { TaskOffer } from '../task-offers.ts'
import { aPublicExecutor, aPublicUser } from './users.ts'

/** A client's offer that the executor has not seen yet. */
export const anOffer = (overrides: Partial<TaskOffer> = {}): TaskOffer => ({
  id: 851,
  task: { id: 501, title: 'Заменить смеситель на кухне' },
  client: aPublicUser(),
  executor: aPublicExecutor(),
  message: 'Сергей, добрый день! Посмотрите, пожалуйста, моё задание.',
  status: 'SENT',
  chatId: 902,
  createdAt: '2026-03-02T08:20:00.000Z',
  expiresAt: '2026-03-05T08:20:00.000Z',
  version: 1,
  allowedEvents: [
    { event: 'ACCEPT', refusal: null },
    { event: 'DECLINE', refusal: null },
  ],
  ...overrides,
})

/** A client's published review of an executor. */
export const aReview = (overrides: Partial<Review> = {}): Review => ({
  id: 711,
  task: { id: 501, title: 'Заменить смеситель на кухне' },
  author: aPublicUser(),
  subject: aPublicExecutor(),
  rating: 5,
  quality: 5,
  punctuality: 5,
  communication: 4,
  text: 'Приехал вовремя, всё сделал аккуратно и убрал за собой. Ничего не капает.',
  photos: [],
  reply: null,
  status: 'PUBLISHED',
  rejectRule: null,
  createdAt: '2026-02-20T12:00:00.000Z',
  publishedAt: '2026-02-21T09:00:00.000Z',
  opensBy: null,
  allowedEvents: [],
  ...overrides,
})

/** Forty reviews of an executor, few of them not the best. */
export const aRatingBreakdown = (overrides: Partial<RatingBreakdown> = {}): RatingBreakdown => ({
  average: 4.8,
  count: 40,
  spread: [0, 1, 1, 3, 35],
  quality: 4.9,
  punctuality: 4.7,
  communication: 5,
  ...overrides,
})

/** A buyer's review of a product. */
export const aProductReview = (overrides: Partial<ProductReview> = {}): ProductReview => ({
  id: 721,
  author: aPublicUser(),
  rating: 4,
  text: 'Стол крепкий, доставили в срок. Одна ножка была чуть короче, подложили войлок.',
  photos: [],
  isConfirmed: true,
  status: 'PUBLISHED',
  createdAt: '2026-02-18T15:30:00.000Z',
  ...overrides,
})
