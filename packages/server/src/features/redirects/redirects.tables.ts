import type { Generated } from 'kysely'
import type { InstantNow } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    redirects: RedirectsTable
  }
}

export interface RedirectsTable {
  id: Generated<number>
  from_path: string
  to_path: string
  created_at: InstantNow
}
