import type { ViewKind } from '@artel/core/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    view_counts: ViewCountsTable
    view_marks: ViewMarksTable
  }
}

export interface ViewCountsTable {
  executor_id: string
  /** `YYYY-MM-DD` of Moscow. */
  day: string
  kind: ViewKind
  /** 0 for what is not a product. */
  product_id: Generated<number>
  count: number
}

export interface ViewMarksTable {
  day: string
  executor_id: string
  kind: ViewKind
  product_id: Generated<number>
  mark: string
}
