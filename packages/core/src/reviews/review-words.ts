import type { ContentRejectRule } from '../contract/review-terms.ts'

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

/** How a review is called in the queue of moderators: «2 из 5: Собрать шкаф-купе». */
export const reviewTitle = (rating: number, taskTitle: string): string => `${rating} из 5: ${taskTitle}`
