import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    jobs: JobsTable
  }
}

export interface JobsTable {
  id: GeneratedAlways<number>
  name: string
  payload: ColumnType<unknown, string | undefined, string>
  key: string | null
  run_at: Instant
  attempts: Generated<number>
  lease_id: string | null
  leased_until: NullableInstant
  last_error: string | null
  failed_at: NullableInstant
  created_at: InstantNow
}
