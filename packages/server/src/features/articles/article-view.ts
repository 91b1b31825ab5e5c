import { readingTime } from '@artel/core/articles'
import type { Article, ArticleCard, PublicUser } from '@artel/core/contract'
import type { ArticleRow } from './articles.queries.ts'

/** An article in a list. */
export const articleCard = (row: ArticleRow, author: PublicUser): ArticleCard => ({
  id: row.id,
  title: row.title,
  lead: row.lead,
  category: row.category,
  cover: null,
  author,
  status: row.status,
  isPublic: row.is_public,
  publishedAt: row.published_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  readingTime: readingTime(row.body),
})

/** An article on its page. */
export const articleView = (row: ArticleRow, author: PublicUser): Article => ({
  ...articleCard(row, author),
  body: row.body,
  pictures: {},
  tags: row.tags,
  rejectRule: row.reject_rule,
  version: row.version,
  allowedEvents: [],
})
