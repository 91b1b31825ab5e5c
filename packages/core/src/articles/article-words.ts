import type { Article } from '../contract/articles.ts'
import type { ContentRejectRule } from '../contract/review-terms.ts'

/** What an author reads when a moderator has turned an article down. */
export const articleRuleLabels: Readonly<Record<ContentRejectRule, string>> = {
  CONTACTS_IN_TEXT: 'В статье указаны контакты',
  INSULT: 'В статье есть оскорбления',
  UNTRUE: 'В статье есть недостоверное',
  UNCLEAR: 'Из статьи непонятно, о чём она',
  WRONG_CATEGORY: 'Статья не из этой рубрики',
  BAD_PICTURE: 'Картинки не подходят',
  PROHIBITED: 'О таком писать запрещено правилами',
  SPAM: 'Похоже на повтор или рекламу',
}

/** Why an article was turned down: the rule, and what the moderator has said besides. */
export const rejectionOf = ({ rejectRule, rejectComment }: Pick<Article, 'rejectRule' | 'rejectComment'>): string => {
  const rule = rejectRule === null ? '' : articleRuleLabels[rejectRule].toLocaleLowerCase('ru')
  return [`Модератор отклонил статью: ${rule}.`, rejectComment].filter(Boolean).join(' ')
}
