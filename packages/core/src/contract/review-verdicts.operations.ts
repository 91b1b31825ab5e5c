import * as z from 'zod'
import { choiceRules } from '../validators/index.ts'
import { STAFF } from './access.ts'
import { CONFLICT, cards } from './card.ts'
import { numericIdParams, oneOf, text, versionBody } from './primitives.ts'
import { CONTENT_REJECT_RULES } from './review-terms.ts'

const decision = { params: numericIdParams, response: null, errors: CONFLICT }
const comment = text('Комментарий', 0, 1000).nullable().default(null)
const rule = z.object({ rule: oneOf(CONTENT_REJECT_RULES, choiceRules.rejectRule), comment })

const broken = (id: number) =>
  ({ params: { id }, body: { version: 1, rule: 'UNCLEAR', comment: 'Не понятно, о чём речь.' } }) as const

/** What moderators decide about the reviews of people. */
export const reviewVerdictOperations = cards({
  approveReview: {
    method: 'PATCH',
    path: '/moderation/reviews/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Пропускает отзыв.',
    policy: 'Любой отзыв на модерации.',
    body: versionBody,
    ...decision,
    example: { params: { id: 715 }, body: { version: 1 } },
  },
  rejectReview: {
    method: 'PATCH',
    path: '/moderation/reviews/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отклоняет отзыв с правилом.',
    policy: 'Любой отзыв на модерации.',
    body: versionBody.extend(rule.shape),
    ...decision,
    example: broken(715),
  },
  removeReview: {
    method: 'PATCH',
    path: '/moderation/reviews/remove/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Снимает опубликованный отзыв с правилом.',
    policy: 'Любой опубликованный отзыв.',
    body: versionBody.extend(rule.shape),
    ...decision,
    example: broken(711),
  },
})
