import type { Category, CategoryProperty } from '@artel/core/contract'
import type { Generated, Selectable } from 'kysely'
import type { Json } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    categories: CategoriesTable
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

export type CategoryRow = Selectable<CategoriesTable>
