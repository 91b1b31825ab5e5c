import type { GeneratedAlways } from 'kysely'
import type { Instant, NullableInstant } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    texts: TextsTable
  }
}

export interface TextsTable {
  id: GeneratedAlways<number>
  /** `+7` and ten digits. */
  recipient: string
  text: string
  created_at: Instant
  useful_until: Instant
  delivered_at: NullableInstant
}
