import { questionRules } from '../validators/index.ts'
import { STAFF } from './access.ts'
import { cards } from './card.ts'
import { decision } from './content-verdict.ts'
import { textBy, versionBody } from './primitives.ts'

/** What staff do about questions to the team. */
export const questionVerdictOperations = cards({
  answerQuestion: {
    method: 'PATCH',
    path: '/moderation/questions/answer/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Отвечает на вопрос: ответ уходит письмом, а вошедшему ещё и в уведомления.',
    policy: 'Любой вопрос, который ждёт ответа.',
    body: versionBody.extend({ text: textBy(questionRules.answer) }),
    ...decision,
    example: {
      params: { id: 851 },
      body: { version: 1, text: 'Откройте профиль и нажмите «Изменить» рядом с городом.' },
    },
  },
  closeQuestion: {
    method: 'PATCH',
    path: '/moderation/questions/close/{id}',
    access: STAFF,
    idempotencyKey: true,
    summary: 'Закрывает вопрос без ответа: рекламу, пустое сообщение.',
    policy: 'Любой вопрос, который ждёт ответа.',
    body: versionBody,
    ...decision,
    example: { params: { id: 851 }, body: { version: 1 } },
  },
})
