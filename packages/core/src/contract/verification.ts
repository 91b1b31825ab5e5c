import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { file } from './files.ts'
import { VERIFICATION_LIMITS, VERIFICATION_REJECT_RULES, VERIFICATION_REQUEST_STATUSES } from './notification-terms.ts'
import { data, instant, numericId, numericIdParams, uuid } from './primitives.ts'
import { verificationStatus } from './users.ts'

/** A request to check an executor's papers. */
export const verificationRequest = z.object({
  id: numericId,
  status: z.enum(VERIFICATION_REQUEST_STATUSES),
  documents: z.array(file),
  rejectRule: z.enum(VERIFICATION_REJECT_RULES).nullable(),
  comment: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
})
export type VerificationRequest = z.output<typeof verificationRequest>

/** How the executor's company stands. */
export const verificationState = z.object({
  status: verificationStatus,
  request: verificationRequest.nullable(),
  /** Submissions left in the current 30 days. */
  submissionsLeft: z.int().min(0),
})
export type VerificationState = z.output<typeof verificationState>

export const verificationShapes = shapes({
  getVerification: { summary: 'Проверка моей компании.', response: data(verificationState) },
  submitVerification: {
    summary: 'Отправляет документы на проверку, не чаще трёх раз за 30 дней.',
    body: z.object({
      documentIds: z
        .array(uuid)
        .min(VERIFICATION_LIMITS.documents[0], 'Приложите хотя бы один документ.')
        .max(VERIFICATION_LIMITS.documents[1], 'Не больше 5 документов.'),
    }),
    response: data(verificationState),
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'TRANSITION_REFUSED'],
  },
  withdrawVerification: {
    summary: 'Отзывает документы, пока их не проверили.',
    params: numericIdParams,
    response: data(verificationState),
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED'],
  },
})
