import type { Generated } from 'kysely'
import type { Instant, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    new_task_matches: NewTaskMatchesTable
    new_task_digests: NewTaskDigestsTable
    new_task_cursor: NewTaskCursorTable
  }
}

export interface NewTaskMatchesTable {
  user_id: string
  task_id: number
  search_id: number | null
  told_at: NullableInstant
}

export interface NewTaskDigestsTable {
  user_id: string
  told_at: NullableInstant
  due_at: NullableInstant
}

export interface NewTaskCursorTable {
  id: Generated<number>
  published_at: Instant
  task_id: number
}
