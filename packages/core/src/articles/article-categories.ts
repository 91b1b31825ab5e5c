import { ARTICLE_CATEGORIES, type ArticleCategory } from '../contract/content-terms.ts'

/** Names of the blog's categories (product §2 `/blog/{category?}`). */
export const ARTICLE_CATEGORY_NAMES = {
  ADVICES: 'Советы',
  CASES: 'Кейсы',
  INTERVIEW: 'Интервью',
  NEWS: 'Новости',
  PERSONAL_BLOG: 'Личный блог',
} as const satisfies Record<ArticleCategory, string>

/** What the blog is about, for its page, its feeds and who sees a link to it. */
export const BLOG_LEAD = 'Советы, разборы работ и новости Артели. Пишут мастера и редакция.'

/** Whether the last part of `/blog/{category}` names a category; anything else is not found. */
export const isArticleCategory = (value: string): value is ArticleCategory =>
  (ARTICLE_CATEGORIES as readonly string[]).includes(value)
