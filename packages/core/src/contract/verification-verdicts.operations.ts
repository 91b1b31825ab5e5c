import * as z from 'zod'
import { choiceRules } from '../validators/index.ts'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { verdictComment } from './content-verdict.ts'
import { VERIFICATION_REJECT_RULES } from './notification-terms.ts'
import { numericIdParams, oneOf } from './primitives.ts'
import { aVerificationRequest } from './samples/service-desk.ts'

const papers = { params: { id: aVerificationRequest().id } }
/** Papers are never changed once they are sent, so there is no version to be told. */
const verdict = { params: numericIdParams, response: null, errors: ['NOT_FOUND', 'TRANSITION_REFUSED'] } as const
const brokenRule = z.object({
  rule: oneOf(VERIFICATION_REJECT_RULES, choiceRules.rejectRule),
  comment: verdictComment,
})

/** What moderators decide about the papers of executors. */
export const verificationVerdictOperations = cards({
  approveVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Подтверждает документы.',
    policy: 'Любые документы на проверке.',
    ...verdict,
    example: papers,
  },
  rejectVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отклоняет документы с правилом.',
    policy: 'Любые документы на проверке.',
    body: brokenRule,
    ...verdict,
    example: { ...papers, body: { rule: 'UNREADABLE', comment: 'Не видно печати.' } },
  },
  revokeVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/revoke/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Снимает отметку о проверке.',
    policy: 'Любая проверенная компания.',
    body: brokenRule,
    ...verdict,
    example: { ...papers, body: { rule: 'FORGED', comment: null } },
  },
})
