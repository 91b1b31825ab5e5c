import type { Category, CategoryProperty, CategoryRejectRule } from '@artel/core/contract'
import type { Generated, Selectable } from 'kysely'
import type { Instant, Json, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    categories: CategoriesTable
    category_requests: CategoryRequestsTable
  }
}

export interface CategoriesTable {
  id: number
  parent_id: number | null
  slug: string
  name: string
  position: number
  properties: Json<CategoryProperty[]>
  meta: Json<Partial<Category['meta']>>
  on_main_page: Generated<boolean>
}

export interface CategoryRequestsTable {
  id: Generated<number>
  author_id: string
  name: string
  parent_id: number | null
  about: string
  status: Generated<'WAITING' | 'APPROVED' | 'REJECTED'>
  category_id: Generated<number | null>
  reject_rule: Generated<CategoryRejectRule | null>
  reject_comment: NullableText
  moderator_id: NullableText
  decided_at: NullableInstant
  created_at: Instant
  version: Generated<number>
}

export type CategoryRow = Selectable<CategoriesTable>
