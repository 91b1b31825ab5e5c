import type { Generated } from 'kysely'
import type { Json } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    landing_categories: LandingCategoriesTable
  }
}

export interface LandingCategoriesTable {
  id: number
  parent_id: number | null
  category_id: number
  slug: string
  name: string
  position: number
  title: string
  lead: string
  questions: Json<{ question: string; answer: string }[]>
  /** 1 as long as its words are those that came with the site. */
  version: Generated<number>
}
