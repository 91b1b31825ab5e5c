import type { ArticleBlock, ArticleCategory, ContentRejectRule, PublicationStatus } from '@artel/core/contract'
import type { Generated } from 'kysely'
import type { InstantNow, Json, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    articles: ArticlesTable
  }
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
  published_at: NullableInstant
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
}
