import type { ModerationKind } from '@artel/core/contract'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    moderation_told: ModerationToldTable
  }
}

export interface ModerationToldTable {
  kind: ModerationKind
  told_at: Instant
}
