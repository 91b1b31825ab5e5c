import type { Notification } from '../contract/notifications.ts'
import { paths } from '../routes/index.ts'

/** A question as staff see it in their queue. @param name of who asks; `null` of a guest who has not said it */
export const questionTitle = (name: string | null): string => `Вопрос: ${name ?? 'гость без имени'}`

/** What the one who asked is told. */
export const questionAnswerNotice = (answer: string): Pick<Notification, 'kind' | 'title' | 'text' | 'path'> => ({
  kind: 'QUESTION',
  title: 'Мы ответили на ваш вопрос',
  text: answer,
  path: paths.faq(),
})
