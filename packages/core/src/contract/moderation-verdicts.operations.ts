import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { brokenRule, contentRule, decision } from './content-verdict.ts'
import { versionBody } from './primitives.ts'

const at = (id: number) => ({ params: { id }, body: { version: 1 } })

/** What moderators decide about products and articles. */
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
})
