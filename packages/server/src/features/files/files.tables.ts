import type { ColumnType } from 'kysely'
import type { InstantNow, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    files: FilesTable
    attachments: AttachmentsTable
  }
}

export interface FilesTable {
  id: string
  owner_id: string
  is_private: boolean
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
  created_at: InstantNow
  attached_at: NullableInstant
  dead_at: NullableInstant
}

export interface AttachmentsTable {
  file_id: string
  task_id: number | null
  reply_id: number | null
  message_id: string | null
  complaint_id: ColumnType<string | null, string | null | undefined, never>
  review_id: ColumnType<number | null, number | null | undefined, never>
  verification_id: ColumnType<number | null, number | null | undefined, never>
  case_id: ColumnType<number | null, number | null | undefined, never>
  product_id: ColumnType<number | null, number | null | undefined, never>
  product_review_id: ColumnType<number | null, number | null | undefined, never>
  article_id: ColumnType<number | null, number | null | undefined, never>
  article_cover_id: ColumnType<number | null, number | null | undefined, never>
  /** An article whose former versions name it. */
  former_article_id: ColumnType<number | null, number | null | undefined, never>
  position: number
}
