import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { brokenRule, contentRule, decision } from './content-verdict.ts'
import { versionBody } from './primitives.ts'

const at = (id: number) => ({ params: { id }, body: { version: 1 } })

/** What moderators decide about articles. */
export const moderationVerdictOperations = cards({
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
    summary: 'Отклоняет статью с правилом; опубликованную снимает.',
    policy: 'Любая статья на модерации и любая опубликованная.',
    body: versionBody.extend(contentRule.shape),
    ...decision,
    example: brokenRule(484),
  },
})
