import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { data, instant, numericId, numericIdParams, text, uuid, versionBody } from './primitives.ts'
import { OFFER_LIMITS, OFFER_STATUSES, OFFER_USER_EVENTS } from './task-terms.ts'
import { publicUser } from './users.ts'

export const offerStatus = z.enum(OFFER_STATUSES)
export type OfferStatus = z.output<typeof offerStatus>

/** Body of POST /task-offers. */
export const offerInput = z.object({
  taskId: numericId,
  executorId: uuid,
  message: text('Сообщение', 0, OFFER_LIMITS.message).default(''),
})
export type OfferInput = z.output<typeof offerInput>

/** A client's offer of a task to an executor; only the two of them see it. */
export const taskOffer = z.object({
  id: numericId,
  task: z.object({ id: numericId, title: z.string() }),
  client: publicUser,
  executor: publicUser,
  message: z.string(),
  status: offerStatus,
  chatId: numericId,
  createdAt: instant,
  /** An unanswered offer runs out then. */
  expiresAt: instant,
  version: z.int(),
  allowedEvents: z.array(z.object({ event: z.enum(OFFER_USER_EVENTS), refusal: z.string().nullable() })),
})
export type TaskOffer = z.output<typeof taskOffer>

const conflict = ['NOT_FOUND', 'VERSION_CONFLICT', 'TRANSITION_REFUSED'] as const

export const taskOfferShapes = shapes({
  listTaskOffers: {
    summary: 'Предложения: по своему заданию — автору, полученные — исполнителю. taskId сужает до одного задания.',
    query: z.object({ taskId: numericId.optional() }),
    response: data(z.array(taskOffer)),
  },
  sendTaskOffer: {
    summary: 'Предлагает задание исполнителю; открывает чат TASK_OFFER. Отклики не тратит.',
    body: offerInput,
    response: data(taskOffer),
    errors: ['NOT_FOUND', 'OFFER_EXISTS', 'OFFER_LIMIT_REACHED', 'CHAT_LIMIT_REACHED', 'TRANSITION_REFUSED'],
  },
  viewTaskOffer: {
    summary: 'Исполнитель увидел предложение.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
  },
  acceptTaskOffer: {
    summary: 'Исполнитель берётся: задание переходит в работу.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskOffer),
    errors: conflict,
  },
  declineTaskOffer: {
    summary: 'Исполнитель отказывается, чат закрывается.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskOffer),
    errors: conflict,
  },
  withdrawTaskOffer: {
    summary: 'Заказчик отзывает предложение, чат закрывается.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskOffer),
    errors: conflict,
  },
})
