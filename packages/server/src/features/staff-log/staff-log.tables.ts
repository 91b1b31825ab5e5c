import type { StaffAction, StaffObject } from '@artel/core/contract'
import type { GeneratedAlways } from 'kysely'
import type { Instant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    staff_actions: StaffActionsTable
    /** A view over this table and what others remember anyway. */
    staff_log: StaffLogView
  }
}

export interface StaffActionsTable {
  id: GeneratedAlways<number>
  action: StaffAction
  actor_id: string
  object: StaffObject
  object_id: string
  value_before: NullableText
  value_after: NullableText
  rule: NullableText
  comment: NullableText
  at: Instant
}

export interface StaffLogView {
  id: string
  action: StaffAction
  actor_id: string
  object: StaffObject
  object_id: string
  value_before: string | null
  value_after: string | null
  rule: string | null
  comment: string | null
  at: Date
}
