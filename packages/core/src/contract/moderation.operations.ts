import * as z from 'zod'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { chatMessage } from './chat.ts'
import {
  moderationCount,
  moderationDetails,
  moderationHold,
  moderationItem,
  moderationKind,
  moderationRef,
} from './moderation.ts'
import { data, page, pageQuery, uuidParams } from './primitives.ts'
import { aMessage } from './samples/chat.ts'
import { testUuid, wholePage } from './samples/sample-values.ts'
import { aModerationHold, aModerationItem, someModerationDetails } from './samples/service-desk.ts'

const one = { kind: 'TASKS', id: '521' } as const

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
    response: data(z.array(moderationCount)),
    example: {
      response: {
        data: [
          { kind: 'TASKS', count: 4, waitingSince: '2026-03-02T07:00:00.000Z' },
          { kind: 'COMPLAINT', count: 0, waitingSince: null },
        ],
      },
    },
  },
  getModerationDetails: {
    method: 'GET',
    path: '/moderation/details',
    access: STAFF,
    summary: 'Что именно ждёт: что изменилось, кто автор и что о нём известно, о чём жалоба.',
    policy: 'Всё, что ждёт модератора.',
    query: moderationRef,
    response: data(moderationDetails),
    errors: ['NOT_FOUND'],
    example: { query: one, response: { data: someModerationDetails() } },
  },
  holdModeration: {
    method: 'POST',
    path: '/moderation/hold',
    access: STAFF,
    summary: 'Отмечает, что объект смотрю я; занятый коллегой остаётся за ним. Отметка живёт пять минут.',
    policy: 'Всё, что ждёт модератора.',
    body: moderationRef,
    response: data(moderationHold),
    errors: ['NOT_FOUND'],
    example: { body: one, response: { data: aModerationHold() } },
  },
  releaseModeration: {
    method: 'POST',
    path: '/moderation/release',
    access: STAFF,
    summary: 'Снимает мою отметку с объекта.',
    policy: 'Свои отметки.',
    body: moderationRef,
    response: null,
    example: { body: one },
  },
  readComplaintChat: {
    method: 'POST',
    path: '/moderation/complaints/read-chat/{id}',
    access: STAFF,
    summary: 'Переписка двух сторон жалобы, последние 100 сообщений по порядку; кто и когда её открыл, записывается.',
    policy: 'Чат, который относится к жалобе, пока она не решена.',
    params: uuidParams,
    response: data(z.array(chatMessage)),
    errors: ['NOT_FOUND'],
    example: { params: { id: testUuid(791) }, response: { data: [aMessage()] } },
  },
})
