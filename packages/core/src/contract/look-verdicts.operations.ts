import { choiceRules } from '../validators/index.ts'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { brokenRule, contentRule, decision } from './content-verdict.ts'
import { USER_REJECT_FIELDS } from './notification-terms.ts'
import { oneOf, uuidParams, versionBody } from './primitives.ts'
import { anOffer } from './samples/deals.ts'
import { aReply } from './samples/tasks.ts'
import { anExecutor } from './samples/users.ts'

/** The version is that of the item in the queue: what was sent is never changed. */
const at = (id: number) => ({ params: { id }, body: { version: 1 } })
const verdict = { method: 'PATCH', access: STAFF, idempotencyKey: true, ...decision } as const
const person = { ...verdict, params: uuidParams } as const

/** What moderators decide about what they look at after it was sent: replies, offers, answers to reviews, people. */
export const lookVerdictOperations = cards({
  approveReply: {
    ...verdict,
    path: '/moderation/replies/approve/{id}',
    summary: 'Оставляет отклик, в котором фильтр нашёл контакты.',
    policy: 'Любой открытый отклик, который ждёт взгляда.',
    body: versionBody,
    example: at(aReply().id),
  },
  rejectReply: {
    ...verdict,
    path: '/moderation/replies/reject/{id}',
    summary: 'Снимает отклик с правилом и закрывает его чат; потраченный отклик не возвращается.',
    policy: 'Любой открытый отклик, который ждёт взгляда.',
    body: versionBody.extend(contentRule.shape),
    example: brokenRule(aReply().id),
  },
  approveOffer: {
    ...verdict,
    path: '/moderation/offers/approve/{id}',
    summary: 'Оставляет предложение, в котором фильтр нашёл контакты.',
    policy: 'Любое открытое предложение, которое ждёт взгляда.',
    body: versionBody,
    example: at(anOffer().id),
  },
  rejectOffer: {
    ...verdict,
    path: '/moderation/offers/reject/{id}',
    summary: 'Снимает предложение с правилом и закрывает его чат.',
    policy: 'Любое открытое предложение, которое ждёт взгляда.',
    body: versionBody.extend(contentRule.shape),
    example: brokenRule(anOffer().id),
  },
  approveReviewAnswer: {
    ...verdict,
    path: '/moderation/review-answers/approve/{id}',
    summary: 'Оставляет ответ на отзыв с этим номером.',
    policy: 'Любой ответ на опубликованный отзыв, который ждёт взгляда.',
    body: versionBody,
    example: at(711),
  },
  rejectReviewAnswer: {
    ...verdict,
    path: '/moderation/review-answers/reject/{id}',
    summary: 'Снимает ответ на отзыв с правилом; ответить заново можно один раз.',
    policy: 'Любой ответ на опубликованный отзыв, который ждёт взгляда.',
    body: versionBody.extend(contentRule.shape),
    example: brokenRule(711),
  },
  approveUser: {
    ...person,
    path: '/moderation/users/approve/{id}',
    summary: 'Оставляет фото, имя и рассказ человека, как они есть.',
    policy: 'Любой человек, который ждёт взгляда.',
    body: versionBody,
    example: { params: { id: anExecutor().id }, body: { version: 1 } },
  },
  rejectUser: {
    ...person,
    path: '/moderation/users/reject/{id}',
    summary: 'Снимает фото или рассказ о себе, а имя просит исправить; правило узнаёт сам человек.',
    policy: 'Любой человек, который ждёт взгляда.',
    body: versionBody.extend({ field: oneOf(USER_REJECT_FIELDS, choiceRules.rejectField), ...contentRule.shape }),
    example: {
      params: { id: anExecutor().id },
      body: { version: 1, field: 'STORY', rule: 'CONTACTS_IN_TEXT', comment: null },
    },
  },
})
