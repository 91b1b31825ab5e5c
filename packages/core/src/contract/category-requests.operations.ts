import * as z from 'zod'
import { categoryRequestRules } from '../validators/index.ts'
import { PARTIES } from './access.ts'
import { cards } from './card.ts'
import { data, numericId, textBy } from './primitives.ts'

/** Requests for a category that is not there. */
export const categoryRequestOperations = cards({
  requestCategory: {
    method: 'POST',
    path: '/category-requests',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Предлагает категорию, которой нет; ответ модератора придёт в уведомления.',
    policy: 'Предложение от своего имени, три за сутки.',
    body: z.object({
      name: textBy(categoryRequestRules.name),
      /** Section that it belongs to, as its author thinks. */
      parentId: numericId.nullable().default(null),
      about: textBy(categoryRequestRules.about),
    }),
    response: data(z.object({ id: numericId })),
    errors: ['RATE_LIMITED'],
    example: {
      body: { name: 'Ремонт кофемашин', parentId: 1, about: 'Чистка, замена помпы, ремонт плат.' },
      response: { data: { id: 861 } },
    },
  },
})
