import type { NotificationKind } from '@artel/core/contract'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Instant, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    notifications: NotificationsTable
    notification_settings: NotificationSettingsTable
  }
}

export interface NotificationsTable {
  id: GeneratedAlways<number>
  user_id: string
  kind: NotificationKind
  title: string
  text: string
  path: string | null
  read_at: NullableInstant
  created_at: Instant
}

export interface NotificationSettingsTable {
  user_id: string
  kind: NotificationKind
  by_email: ColumnType<boolean | null, boolean | undefined, boolean>
  by_push: ColumnType<boolean | null, boolean | undefined, boolean>
}
