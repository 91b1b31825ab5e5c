import type { PlaceMode } from '@artel/core/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    saved_searches: SavedSearchesTable
  }
}

export interface SavedSearchesTable {
  id: Generated<number>
  user_id: string
  name: string
  query: string
  created_at: Instant
  words: string | null
  category_ids: number[] | null
  city_id: number | null
  radius: number | null
  place_mode: PlaceMode | null
  budget_from: number | null
  budget_to: number | null
  /** `YYYY-MM-DD`. */
  date_from: string | null
  date_to: string | null
  few_replies: boolean
  verified_only: boolean
}
