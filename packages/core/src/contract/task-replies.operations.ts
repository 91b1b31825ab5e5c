import * as z from 'zod'
import { EXECUTOR, PARTIES } from './access.ts'
import { CONFLICT, cards } from './card.ts'
import { data, numericId, numericIdParams, versionBody } from './primitives.ts'
import { testUuid } from './samples/sample-values.ts'
import { aReply } from './samples/tasks.ts'
import { type ReplyStatus, replyInput, taskReply } from './task-replies.ts'

const sent = aReply()
const one = { params: { id: sent.id }, body: { version: sent.version } }
const became = (status: ReplyStatus) => ({ data: aReply({ status, version: sent.version + 1 }) })

/** Replies of executors to tasks. */
export const taskReplyOperations = cards({
  listTaskReplies: {
    method: 'GET',
    path: '/task-replies/list',
    access: PARTIES,
    summary: 'Отклики на задание: все — автору задания, свой — исполнителю. Чужое задание отвечает пустым списком.',
    policy: 'Отклики на своё задание; исполнителю — только свой отклик.',
    query: z.object({ taskId: numericId }),
    response: data(z.array(taskReply)),
    example: {
      query: { taskId: sent.taskId },
      response: {
        data: [
          aReply({
            allowedEvents: [
              { event: 'SHORTLIST', refusal: null },
              { event: 'ACCEPT', refusal: null },
              { event: 'REJECT', refusal: null },
            ],
          }),
        ],
      },
    },
  },
  sendTaskReply: {
    method: 'POST',
    path: '/task-replies',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Отклик исполнителя; открывает чат TASK_REPLY.',
    policy: 'Опубликованное чужое задание.',
    body: replyInput,
    response: data(taskReply),
    errors: [
      'NOT_FOUND',
      'REPLY_EXISTS',
      'REPLY_LIMIT_REACHED',
      'REPLY_OWN_TASK',
      'REPLY_NEEDS_VERIFICATION',
      'QUOTA_EXHAUSTED',
      'TRANSITION_REFUSED',
    ],
    example: {
      body: {
        taskId: 502,
        text: sent.text,
        priceType: sent.priceType,
        price: sent.price,
        termDays: sent.termDays,
        fileIds: [testUuid(302)],
      },
      response: { data: aReply({ taskId: 502, allowedEvents: [{ event: 'WITHDRAW', refusal: null }] }) },
    },
  },
  viewTaskReply: {
    method: 'PATCH',
    path: '/task-replies/view/{id}',
    access: PARTIES,
    summary: 'Автор задания увидел отклик.',
    policy: 'Отклик на своё задание.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: sent.id } },
  },
  shortlistTaskReply: {
    method: 'PATCH',
    path: '/task-replies/shortlist/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Автор откладывает отклик в избранные.',
    policy: 'Отклик на своё задание.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: CONFLICT,
    example: { ...one, response: became('SHORTLISTED') },
  },
  rejectTaskReply: {
    method: 'PATCH',
    path: '/task-replies/reject/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Автор отклоняет отклик, чат закрывается.',
    policy: 'Отклик на своё задание.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: CONFLICT,
    example: { ...one, response: became('REJECTED') },
  },
  reopenTaskReply: {
    method: 'PATCH',
    path: '/task-replies/reopen/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Автор возвращает отклик из запаса: задание снова ищет исполнителя. До 7 дней после отмены.',
    policy: 'Отклик на своё задание.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: [...CONFLICT, 'TASK_LIMIT_REACHED'],
    example: { ...one, response: became('VIEWED') },
  },
  withdrawTaskReply: {
    method: 'PATCH',
    path: '/task-replies/withdraw/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Исполнитель отзывает отклик, чат закрывается.',
    policy: 'Свой отклик.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: CONFLICT,
    example: { ...one, response: became('WITHDRAWN') },
  },
})
