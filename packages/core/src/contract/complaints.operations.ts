import * as z from 'zod'
import { choiceRules, complaintRules } from '../validators/index.ts'
import { PARTIES, STAFF } from './access.ts'
import { cards } from './card.ts'
import { COMPLAINT_REASONS, COMPLAINT_TARGETS } from './notification-terms.ts'
import { BAD_ID, data, fileIds, oneOf, text, textBy, uuid, uuidParams } from './primitives.ts'
import { testUuid } from './samples/sample-values.ts'

/** Ids of tasks and products are numbers, of users and messages UUIDs: on this wire both are text. */
const targetId = z.string().min(1, 'Укажите, на что жалоба.').max(64, BAD_ID)
/** A complaint is decided whatever else has happened to it. */
const unversioned = ['NOT_FOUND', 'TRANSITION_REFUSED'] as const
const verdict = z.object({ comment: text('Решение', 1, 1000) })

const taken = { params: { id: testUuid(791) } }

/** Complaints and what becomes of them. */
export const complaintOperations = cards({
  createComplaint: {
    method: 'POST',
    path: '/complaints',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Жалоба на задание, человека, товар, статью, отзыв или сообщение.',
    policy: 'То, что мне видно.',
    body: z.object({
      target: z.enum(COMPLAINT_TARGETS),
      targetId,
      reason: oneOf(COMPLAINT_REASONS, choiceRules.reason),
      text: textBy(complaintRules.text),
      fileIds: fileIds(5),
    }),
    response: data(z.object({ id: uuid })),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    example: {
      body: {
        target: 'TASK',
        targetId: '502',
        reason: 'FRAUD',
        text: 'Просит перевести предоплату на карту до начала работы.',
        fileIds: [testUuid(303)],
      },
      response: { data: taken.params },
    },
  },
  takeComplaint: {
    method: 'PATCH',
    path: '/moderation/complaints/take/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Берёт жалобу в работу.',
    policy: 'Любая жалоба.',
    params: uuidParams,
    response: null,
    errors: unversioned,
    example: taken,
  },
  resolveComplaint: {
    method: 'PATCH',
    path: '/moderation/complaints/resolve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Жалоба подтвердилась: что сделано.',
    policy: 'Любая жалоба.',
    params: uuidParams,
    body: verdict,
    response: null,
    errors: unversioned,
    example: { ...taken, body: { comment: 'Задание снято, автор предупреждён.' } },
  },
  dismissComplaint: {
    method: 'PATCH',
    path: '/moderation/complaints/dismiss/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Жалоба не подтвердилась: почему.',
    policy: 'Любая жалоба.',
    params: uuidParams,
    body: verdict,
    response: null,
    errors: unversioned,
    example: { ...taken, body: { comment: 'Нарушения не нашли: предоплату предложил исполнитель.' } },
  },
})
