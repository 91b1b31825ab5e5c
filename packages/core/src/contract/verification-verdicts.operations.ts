import * as z from 'zod'
import { choiceRules } from '../validators/index.ts'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { verdictComment } from './content-verdict.ts'
import { VERIFICATION_REJECT_RULES } from './notification-terms.ts'
import { data, numericIdParams, oneOf, page, pageQuery, searchText } from './primitives.ts'
import { wholePage } from './samples/sample-values.ts'
import { aVerificationRequest, aVerifiedCompany } from './samples/service-desk.ts'
import { verifiedCompany } from './verification.ts'

const papers = { params: { id: aVerificationRequest().id } }
/** Papers are never changed once they are sent, so there is no version to be told. */
const verdict = { params: numericIdParams, response: null, errors: ['NOT_FOUND', 'TRANSITION_REFUSED'] } as const
const brokenRule = z.object({
  rule: oneOf(VERIFICATION_REJECT_RULES, choiceRules.rejectRule),
  comment: verdictComment,
})

/** What moderators decide about the papers of executors. */
export const verificationVerdictOperations = cards({
  listVerified: {
    method: 'GET',
    path: '/moderation/verification-requests/verified',
    access: STAFF,
    summary: 'Компании с отметкой о проверке, кого проверили последним, тот выше; по имени, названию, ИНН и ОГРН.',
    policy: 'Все проверенные компании.',
    query: z.object({ ...pageQuery, q: searchText(100).optional() }),
    response: data(page(verifiedCompany)),
    example: {
      query: { q: 'Мастера', page: 1, limit: 10 },
      response: { data: wholePage(aVerifiedCompany()) },
    },
  },
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
