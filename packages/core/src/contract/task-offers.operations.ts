import * as z from 'zod'
import { EXECUTOR, PARTIES } from './access.ts'
import { CONFLICT, cards } from './card.ts'
import { data, numericId, numericIdParams, versionBody } from './primitives.ts'
import { anOffer } from './samples/deals.ts'
import { EXECUTOR_ID } from './samples/users.ts'
import { type OfferStatus, offerInput, taskOffer } from './task-offers.ts'

const offered = anOffer()
const one = { params: { id: offered.id }, body: { version: offered.version } }
const became = (status: OfferStatus) => ({ data: anOffer({ status, version: offered.version + 1, allowedEvents: [] }) })

/** Offers of tasks to executors. */
export const taskOfferOperations = cards({
  listTaskOffers: {
    method: 'GET',
    path: '/task-offers/list',
    access: PARTIES,
    summary: 'Предложения: по своему заданию — автору, полученные — исполнителю. taskId сужает до одного задания.',
    policy: 'Предложения, где я заказчик или исполнитель.',
    query: z.object({ taskId: numericId.optional() }),
    response: data(z.array(taskOffer)),
    example: { query: { taskId: offered.task.id }, response: { data: [offered] } },
  },
  sendTaskOffer: {
    method: 'POST',
    path: '/task-offers',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Предлагает задание исполнителю; открывает чат TASK_OFFER. Отклики не тратит.',
    policy: 'Своё опубликованное задание.',
    body: offerInput,
    response: data(taskOffer),
    errors: ['NOT_FOUND', 'OFFER_EXISTS', 'OFFER_LIMIT_REACHED', 'CHAT_LIMIT_REACHED', 'TRANSITION_REFUSED'],
    example: {
      body: { taskId: offered.task.id, executorId: EXECUTOR_ID, message: offered.message },
      response: { data: anOffer({ allowedEvents: [{ event: 'WITHDRAW', refusal: null }] }) },
    },
  },
  viewTaskOffer: {
    method: 'PATCH',
    path: '/task-offers/view/{id}',
    access: EXECUTOR,
    summary: 'Исполнитель увидел предложение.',
    policy: 'Предложение, полученное мной.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: offered.id } },
  },
  declineTaskOffer: {
    method: 'PATCH',
    path: '/task-offers/decline/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Исполнитель отказывается, чат закрывается.',
    policy: 'Предложение, полученное мной.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskOffer),
    errors: CONFLICT,
    example: { ...one, response: became('DECLINED') },
  },
  withdrawTaskOffer: {
    method: 'PATCH',
    path: '/task-offers/withdraw/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Заказчик отзывает предложение, чат закрывается.',
    policy: 'Своё предложение.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskOffer),
    errors: CONFLICT,
    example: { ...one, response: became('WITHDRAWN') },
  },
})
