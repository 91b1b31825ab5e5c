import { readingTime } from '@artel/core/articles'
import type { Article, ArticleCard, ArticleInput, Picture, PublicUser } from '@artel/core/contract'
import type { AllowedPublicationEvent } from '@artel/core/publication'
import type { ArticleRow } from './articles.queries.ts'

/** An article in a list. */
export const articleCard = (row: ArticleRow, author: PublicUser, cover: Picture | null): ArticleCard => ({
  id: row.id,
  title: row.title,
  lead: row.lead,
  category: row.category,
  cover,
  author,
  status: row.status,
  isPublic: row.is_public,
  publishedAt: row.published_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  readingTime: readingTime(row.body),
  tags: row.tags,
  rejectRule: row.reject_rule,
})

/** What of an article's page is not in its row. */
export interface ArticleViewing {
  readonly author: PublicUser
  readonly cover: Picture | null
  /** Pictures of the text. */
  readonly pictures: readonly Picture[]
  readonly allowedEvents: readonly AllowedPublicationEvent[]
  /** The viewer may read what the moderator has said of it. */
  readonly isInside: boolean
}

/** An article on its page. */
export const articleView = (
  row: ArticleRow,
  { author, cover, pictures, allowedEvents, isInside }: ArticleViewing,
): Article => ({
  ...articleCard(row, author, cover),
  body: row.body,
  pictures: Object.fromEntries(pictures.map((picture) => [picture.id, picture])),
  rejectComment: isInside && row.status === 'REJECTED' ? row.moderator_comment : null,
  version: row.version,
  allowedEvents: [...allowedEvents],
})

/** What an author has written, without the cover, which is a file. */
export type ArticleFields = Omit<ArticleInput, 'coverId'>

/** A stored article as its author once wrote it. */
export const fieldsOf = (row: ArticleRow): ArticleFields => ({
  title: row.title,
  lead: row.lead,
  category: row.category,
  body: row.body,
  tags: row.tags,
  isPublic: row.is_public,
})

/** The columns of what an author has written. */
export const columnsOf = ({ title, lead, category, body, tags, isPublic }: ArticleFields) => ({
  title,
  lead,
  category,
  body: JSON.stringify(body),
  tags: [...tags],
  is_public: isPublic,
})
