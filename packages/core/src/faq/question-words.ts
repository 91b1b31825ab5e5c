import type { Notification } from '../contract/notifications.ts'
import { ownQuestionPath } from './own-questions.ts'

/** A question as staff see it in their queue. @param name of who asks; `null` of a guest who has not said it */
export const questionTitle = (name: string | null): string => `Вопрос: ${name ?? 'гость без имени'}`

/** What the one who asked is told; it leads to the question and its answer. */
export const questionAnswerNotice = (
  id: number,
  answer: string,
): Pick<Notification, 'kind' | 'title' | 'text' | 'path'> => ({
  kind: 'QUESTION',
  title: 'Мы ответили на ваш вопрос',
  text: answer,
  path: ownQuestionPath(id),
})
