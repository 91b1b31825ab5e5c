import { EXECUTOR, PARTIES } from './access.ts'
import { CONFLICT, cards } from './card.ts'
import { data, numericIdParams, versionBody } from './primitives.ts'
import { anOffer } from './samples/deals.ts'
import { aReply } from './samples/tasks.ts'
import { taskOffer } from './task-offers.ts'
import { taskReply } from './task-replies.ts'

const sent = aReply()
const offered = anOffer()

/** How a deal begins: a reply or an offer is accepted, and the task is in work. */
export const dealOperations = cards({
  acceptTaskReply: {
    method: 'PATCH',
    path: '/task-replies/accept/{id}',
    access: PARTIES,
    idempotencyKey: true,
    summary: 'Автор выбирает исполнителя: задание переходит в работу, остальные отклики — в запас.',
    policy: 'Отклик на своё задание.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskReply),
    errors: CONFLICT,
    example: {
      params: { id: sent.id },
      body: { version: sent.version },
      response: { data: aReply({ status: 'ACCEPTED', version: sent.version + 1 }) },
    },
  },
  acceptTaskOffer: {
    method: 'PATCH',
    path: '/task-offers/accept/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Исполнитель берётся: задание переходит в работу.',
    policy: 'Предложение, полученное мной.',
    params: numericIdParams,
    body: versionBody,
    response: data(taskOffer),
    errors: CONFLICT,
    example: {
      params: { id: offered.id },
      body: { version: offered.version },
      response: { data: anOffer({ status: 'ACCEPTED', version: offered.version + 1, allowedEvents: [] }) },
    },
  },
})
