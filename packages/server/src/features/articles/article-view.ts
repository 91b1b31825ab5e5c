import type { Article, ArticleBlock, ArticleCard, PublicUser } from '@artel/core/contract'
import type { ArticleRow } from './articles.queries.ts'

/** Characters that are read in a minute. */
const READING_SPEED = 1200

const lengthOf = (block: ArticleBlock): number => {
  if (block.type === 'image') return 0
  const runs = block.type === 'list' ? block.items.flat() : block.runs
  return runs.reduce((sum, { text }) => sum + text.length, 0)
}

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
  readingTime: Math.max(1, Math.round(row.body.reduce((sum, block) => sum + lengthOf(block), 0) / READING_SPEED)),
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
