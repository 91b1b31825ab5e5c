import type { ContentRejectRule, LookKind, UserRejectField } from '@artel/core/contract'
import type { Generated, Selectable } from 'kysely'
import type { Instant, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    moderation_looks: ModerationLooksTable
  }
}

export interface ModerationLooksTable {
  id: Generated<number>
  kind: LookKind
  object_id: string
  waiting_since: Instant
  version: Generated<number>
  has_face: Generated<boolean>
  decided_at: NullableInstant
  verdict: Generated<'APPROVED' | 'REJECTED' | null>
  moderator_id: NullableText
  field: Generated<UserRejectField | null>
  rule: Generated<ContentRejectRule | null>
  comment: NullableText
}

export type LookRow = Selectable<ModerationLooksTable>
