import type {
  ArticleBlock,
  ArticleCategory,
  ArticleInput,
  ContentRejectRule,
  PublicationStatus,
} from '@artel/core/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Instant, InstantNow, Json, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    articles: ArticlesTable
    article_places: ArticlePlacesTable
  }
}

/** What moderators have seen of an article and let through. */
export type ApprovedArticle = Pick<ArticleInput, 'title' | 'lead' | 'category' | 'tags' | 'body'>

/** Places of a tariff's month that articles have taken. */
export interface ArticlePlacesTable {
  article_id: number
  author_id: string
  taken_at: Instant
}

export interface ArticlesTable {
  id: Generated<number>
  author_id: string
  category: ArticleCategory
  title: string
  lead: Generated<string>
  body: Json<ArticleBlock[]>
  tags: Generated<string[]>
  is_public: Generated<boolean>
  status: PublicationStatus
  reject_rule: ContentRejectRule | null
  moderator_id: NullableText
  moderator_comment: NullableText
  waiting_since: InstantNow
  /** What stood when a moderator let it through last. */
  approved: JSONColumnType<ApprovedArticle | null, string | null | undefined, string | null>
  published_at: NullableInstant
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
}
