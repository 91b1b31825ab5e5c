import * as z from 'zod'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { moderationItem, moderationKind } from './moderation.ts'
import { data, page, pageQuery } from './primitives.ts'
import { wholePage } from './samples/sample-values.ts'
import { aModerationItem } from './samples/service-desk.ts'

/** Queues of moderators. */
export const moderationOperations = cards({
  listModeration: {
    method: 'GET',
    path: '/moderation/list',
    access: STAFF,
    summary: 'Очередь одного вида: кто дольше ждёт, тот выше.',
    policy: 'Всё, что ждёт модератора.',
    query: z.object({ ...pageQuery, kind: moderationKind }),
    response: data(page(moderationItem)),
    example: { query: { kind: 'TASKS', page: 1, limit: 10 }, response: { data: wholePage(aModerationItem()) } },
  },
  countModeration: {
    method: 'GET',
    path: '/moderation/counts',
    access: STAFF,
    summary: 'Сколько ждёт в каждой очереди.',
    policy: 'Всё, что ждёт модератора.',
    response: data(z.array(z.object({ kind: moderationKind, count: z.int().min(0) }))),
    example: {
      response: {
        data: [
          { kind: 'TASKS', count: 4 },
          { kind: 'COMPLAINT', count: 1 },
        ],
      },
    },
  },
})
