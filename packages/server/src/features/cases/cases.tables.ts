import type { Generated } from 'kysely'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    cases: CasesTable
  }
}

export interface CasesTable {
  id: Generated<number>
  executor_id: string
  category_id: number
  title: string
  text: string
  /** Kopecks. */
  price: number | null
  term_days: number | null
  year: number | null
  created_at: Instant
  version: Generated<number>
}
