import type { GeneratedAlways } from 'kysely'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    price_changes: PriceChangesTable
  }
}

export interface PriceChangesTable {
  id: GeneratedAlways<number>
  key: string
  version: number
  value_before: number | null
  value: number | null
  changed_by: string
  changed_at: Instant
  valid_from: Instant
  cancels: number | null
}
