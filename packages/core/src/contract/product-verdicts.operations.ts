import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { brokenRule, contentRule, decision } from './content-verdict.ts'
import { versionBody } from './primitives.ts'

const at = (id: number) => ({ params: { id }, body: { version: 1 } })

/** What moderators decide about products and what buyers say of them. */
export const productVerdictOperations = cards({
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
    summary: 'Отклоняет товар с правилом; опубликованный снимает.',
    policy: 'Любой товар на модерации и любой опубликованный.',
    body: versionBody.extend(contentRule.shape),
    ...decision,
    example: brokenRule(453),
  },
  approveProductReview: {
    method: 'PATCH',
    path: '/moderation/product-reviews/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Публикует отзыв о товаре.',
    policy: 'Любой отзыв о товаре на модерации.',
    body: versionBody,
    ...decision,
    example: at(731),
  },
  rejectProductReview: {
    method: 'PATCH',
    path: '/moderation/product-reviews/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отклоняет отзыв о товаре с правилом.',
    policy: 'Любой отзыв о товаре на модерации.',
    body: versionBody.extend(contentRule.shape),
    ...decision,
    example: brokenRule(731),
  },
})
