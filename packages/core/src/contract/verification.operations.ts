import * as z from 'zod'
import { documentsRule } from '../validators/index.ts'
import { EXECUTOR } from './access.ts'
import { cards } from './card.ts'
import { VERIFICATION_LIMITS } from './notification-terms.ts'
import { data, listBy, numericIdParams, uuid } from './primitives.ts'
import { testUuid } from './samples/sample-values.ts'
import { aVerificationRequest, aVerificationState } from './samples/service-desk.ts'
import { verificationState } from './verification.ts'

const papers = aVerificationRequest()

/** The papers of an executor's company. */
export const verificationOperations = cards({
  getVerification: {
    method: 'GET',
    path: '/verification-requests/me',
    access: EXECUTOR,
    summary: 'Проверка моей компании.',
    policy: 'Своя компания.',
    response: data(verificationState),
    errors: ['NOT_FOUND'],
    example: { response: { data: aVerificationState() } },
  },
  submitVerification: {
    method: 'POST',
    path: '/verification-requests',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Отправляет документы на проверку, не чаще трёх раз за 30 дней.',
    policy: 'Своя компания, свои закрытые файлы.',
    body: z.object({
      documentIds: listBy(uuid, documentsRule, VERIFICATION_LIMITS.documents),
    }),
    response: data(verificationState),
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'TRANSITION_REFUSED'],
    example: { body: { documentIds: [testUuid(302)] }, response: { data: aVerificationState() } },
  },
  withdrawVerification: {
    method: 'PATCH',
    path: '/verification-requests/withdraw/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Отзывает документы, пока их не проверили.',
    policy: 'Свои документы на проверке.',
    params: numericIdParams,
    response: data(verificationState),
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED'],
    example: {
      params: { id: papers.id },
      response: {
        data: aVerificationState({ status: 'UNVERIFIED', request: aVerificationRequest({ status: 'WITHDRAWN' }) }),
      },
    },
  },
})
