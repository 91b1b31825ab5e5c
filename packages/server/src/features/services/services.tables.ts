import type { PriceType } from '@artel/core/contract'
import type { Generated } from 'kysely'
import type { InstantNow } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    services: ServicesTable
  }
}

export interface ServicesTable {
  id: Generated<number>
  executor_id: string
  category_id: number
  name: string
  price_type: PriceType
  /** Kopecks; `null` exactly when NEGOTIABLE. */
  price: number | null
  unit: string | null
  position: number
  created_at: InstantNow
  version: Generated<number>
}
