import { categoryRequestRules, choiceRules } from '../validators/index.ts'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { CATEGORY_REJECT_RULES } from './category-request-terms.ts'
import { decision, verdictComment } from './content-verdict.ts'
import { numericId, oneOf, textBy, versionBody } from './primitives.ts'

/** What staff decide about requests for a category. */
export const categoryVerdictOperations = cards({
  approveCategoryRequest: {
    method: 'PATCH',
    path: '/moderation/category-requests/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Добавляет категорию в раздел под этим названием: её можно выбрать сразу.',
    policy: 'Любое предложение, которое ждёт решения.',
    body: versionBody.extend({ name: textBy(categoryRequestRules.name), parentId: numericId }),
    ...decision,
    example: { params: { id: 861 }, body: { version: 1, name: 'Ремонт кофемашин', parentId: 1 } },
  },
  rejectCategoryRequest: {
    method: 'PATCH',
    path: '/moderation/category-requests/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отклоняет предложение категории с правилом.',
    policy: 'Любое предложение, которое ждёт решения.',
    body: versionBody.extend({
      rule: oneOf(CATEGORY_REJECT_RULES, choiceRules.rejectRule),
      comment: verdictComment,
    }),
    ...decision,
    example: {
      params: { id: 861 },
      body: { version: 1, rule: 'EXISTS', comment: 'Это «Ремонт бытовой техники».' },
    },
  },
})
