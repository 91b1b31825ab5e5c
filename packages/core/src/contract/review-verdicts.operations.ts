import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { brokenRule, contentRule, decision } from './content-verdict.ts'
import { versionBody } from './primitives.ts'

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
    body: versionBody.extend(contentRule.shape),
    ...decision,
    example: brokenRule(715),
  },
  removeReview: {
    method: 'PATCH',
    path: '/moderation/reviews/remove/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Снимает опубликованный отзыв с правилом.',
    policy: 'Любой опубликованный отзыв.',
    body: versionBody.extend(contentRule.shape),
    ...decision,
    example: brokenRule(711),
  },
})
