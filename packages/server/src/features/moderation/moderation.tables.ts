import type { ModerationKind } from '@artel/core/contract'
import type { GeneratedAlways } from 'kysely'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    moderation_holds: ModerationHoldsTable
    complaint_chat_readings: ComplaintChatReadingsTable
  }
}

export interface ModerationHoldsTable {
  kind: ModerationKind
  object_id: string
  moderator_id: string
  since: Instant
  expires_at: Instant
}

export interface ComplaintChatReadingsTable {
  id: GeneratedAlways<number>
  complaint_id: string
  chat_id: number
  moderator_id: string
  read_at: Instant
}
