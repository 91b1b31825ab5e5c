import * as z from 'zod'
import { choiceRules } from '../validators/index.ts'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { brokenRule, contentRule, decision, verdictComment } from './content-verdict.ts'
import { VERIFICATION_REJECT_RULES } from './notification-terms.ts'
import { oneOf, versionBody } from './primitives.ts'
import { aVerificationRequest } from './samples/service-desk.ts'

const at = (id: number) => ({ params: { id }, body: { version: 1 } })
const papers = { params: { id: aVerificationRequest().id } }

/** What moderators decide about products, articles and papers. */
export const moderationVerdictOperations = cards({
  approveProduct: {
    method: 'PATCH',
    path: '/moderation/products/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Публикует товар.',
    policy: 'Любой товар на модерации.',
    body: versionBody,
    ...decision,
    example: at(453),
  },
  rejectProduct: {
    method: 'PATCH',
    path: '/moderation/products/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отклоняет товар с правилом.',
    policy: 'Любой товар на модерации.',
    body: versionBody.extend(contentRule.shape),
    ...decision,
    example: brokenRule(453),
  },
  approveArticle: {
    method: 'PATCH',
    path: '/moderation/articles/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Публикует статью.',
    policy: 'Любая статья на модерации.',
    body: versionBody,
    ...decision,
    example: at(484),
  },
  rejectArticle: {
    method: 'PATCH',
    path: '/moderation/articles/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отклоняет статью с правилом.',
    policy: 'Любая статья на модерации.',
    body: versionBody.extend(contentRule.shape),
    ...decision,
    example: brokenRule(484),
  },
  approveVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Подтверждает документы.',
    policy: 'Любые документы на проверке.',
    ...decision,
    example: papers,
  },
  rejectVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отклоняет документы с правилом.',
    policy: 'Любые документы на проверке.',
    body: z.object({ rule: oneOf(VERIFICATION_REJECT_RULES, choiceRules.rejectRule), comment: verdictComment }),
    ...decision,
    example: { ...papers, body: { rule: 'UNREADABLE', comment: 'Не видно печати.' } },
  },
  revokeVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/revoke/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Снимает отметку о проверке.',
    policy: 'Любая проверенная компания.',
    body: z.object({ rule: oneOf(VERIFICATION_REJECT_RULES, choiceRules.rejectRule), comment: verdictComment }),
    ...decision,
    example: { ...papers, body: { rule: 'FORGED', comment: null } },
  },
})
