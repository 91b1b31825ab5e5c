import * as z from 'zod'
import { replyRules } from '../validators/index.ts'
import { shapes } from './endpoint.ts'
import { FILE_LIMITS } from './file-terms.ts'
import { file } from './files.ts'
import {
  data,
  fileIds,
  instant,
  kopecks,
  numericId,
  numericIdParams,
  pricedBy,
  textBy,
  versionBody,
  wholeBy,
} from './primitives.ts'
import { PRICE_TYPES, REPLY_LIMITS, REPLY_STATUSES, REPLY_USER_EVENTS } from './task-terms.ts'
import { publicUser } from './users.ts'

export const replyStatus = z.enum(REPLY_STATUSES)
export const priceType = z.enum(PRICE_TYPES)
export type ReplyStatus = z.output<typeof replyStatus>
export type PriceType = z.output<typeof priceType>

/** Body of POST /task-replies. `price` is required unless NEGOTIABLE. */
export const replyInput = z
  .object({
    taskId: numericId,
    text: textBy(replyRules.text),
    priceType,
    price: wholeBy(replyRules.price, REPLY_LIMITS.price).nullable().default(null),
    termDays: wholeBy(replyRules.termDays, REPLY_LIMITS.termDays),
    fileIds: fileIds(FILE_LIMITS.reply.count),
  })
  .refine(...pricedBy(replyRules.price))
export type ReplyInput = z.output<typeof replyInput>

/** An executor's answer to a task; seen by its author and by the task's author. */
export const taskReply = z.object({
  id: numericId,
  taskId: numericId,
  executor: publicUser,
  text: z.string(),
  priceType,
  price: kopecks.nullable(),
  termDays: z.int(),
  files: z.array(file),
  status: replyStatus,
  chatId: numericId,
  createdAt: instant,
  version: z.int(),
  allowedEvents: z.array(z.object({ event: z.enum(REPLY_USER_EVENTS), refusal: z.string().nullable() })),
})
export type TaskReply = z.output<typeof taskReply>

const conflict = ['NOT_FOUND', 'VERSION_CONFLICT', 'TRANSITION_REFUSED'] as const

export const taskReplyShapes = shapes({
  listTaskReplies: {
    summary: 'Отклики на задание: все — автору задания, свой — исполнителю. Чужое задание отвечает пустым списком.',
    query: z.object({ taskId: numericId }),
    response: data(z.array(taskReply)),
  },
  sendTaskReply: {
    summary: 'Отклик исполнителя; открывает чат TASK_REPLY.',
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
  },
  viewTaskReply: {
    summary: 'Автор задания увидел отклик.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
  },
  acceptTaskReply: {
    summary: 'Автор выбирает исполнителя: задание переходит в работу, остальные отклики — в запас.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: conflict,
  },
  rejectTaskReply: {
    summary: 'Автор отклоняет отклик, чат закрывается.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: conflict,
  },
  withdrawTaskReply: {
    summary: 'Исполнитель отзывает отклик, чат закрывается.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: conflict,
  },
  shortlistTaskReply: {
    summary: 'Автор откладывает отклик в избранные.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: conflict,
  },
  reopenTaskReply: {
    summary: 'Автор возвращает отклик из запаса: задание снова ищет исполнителя. До 7 дней после отмены.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: [...conflict, 'TASK_LIMIT_REACHED'],
  },
})
