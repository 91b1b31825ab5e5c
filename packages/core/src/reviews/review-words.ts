import type { ContentRejectRule, ReviewSortKey } from '../contract/review-terms.ts'
import { quoted } from '../format/index.ts'

/** What the author reads when a moderator has turned the review down or taken it off. */
export const reviewRuleLabels: Readonly<Record<ContentRejectRule, string>> = {
  CONTACTS_IN_TEXT: 'В тексте указаны контакты',
  INSULT: 'В тексте есть оскорбления',
  UNTRUE: 'Написанное не подтвердилось',
  UNCLEAR: 'Из текста непонятно, что произошло',
  WRONG_CATEGORY: 'Отзыв не об этом задании',
  BAD_PICTURE: 'Фотография не подходит',
  PROHIBITED: 'Такие тексты запрещены правилами',
  SPAM: 'Похоже на рекламу или спам',
}

/** Names of the orders of the reviews about somebody. */
export const reviewSortLabels: Readonly<Record<ReviewSortKey, string>> = {
  new: 'Сначала новые',
  best: 'Сначала хорошие',
  worst: 'Сначала плохие',
}

/** How a review is called in the queue of moderators: «2 из 5: Собрать шкаф-купе». */
export const reviewTitle = (rating: number, taskTitle: string): string => `${rating} из 5: ${taskTitle}`

/** What the author of a review is told of the answer to it. */
export const answerNotice = (taskTitle: string, answer: string) => ({
  title: `Ответ на ваш отзыв: задание ${quoted(taskTitle)}`,
  text: answer,
})

/** Stands behind the bell in place of an answer that staff have taken off. */
export const ANSWER_TAKEN_OFF = 'Модератор снял этот ответ.'
