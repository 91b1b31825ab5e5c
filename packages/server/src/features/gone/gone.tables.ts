import type { GoneKind } from '@artel/core/contract'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    gone: GoneTable
  }
}

export interface GoneTable {
  kind: GoneKind
  /** A number, or the id of a user. */
  id: string
  gone_at: Instant
}
