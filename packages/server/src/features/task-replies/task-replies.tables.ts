import type { PriceType, ReplyStatus } from '@artel/core/contract'
import type { Generated, Selectable } from 'kysely'
import type { InstantNow, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    task_replies: TaskRepliesTable
    reply_cases: ReplyCasesTable
  }
}

export interface TaskRepliesTable {
  id: Generated<number>
  task_id: number
  executor_id: string
  text: string
  price_type: PriceType
  price: number | null
  term_days: number
  status: ReplyStatus
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
  viewed_at: NullableInstant
  refund_due_at: NullableInstant
  shortlisted_at: NullableInstant
}

/** What statistics alone ask for is not among it. */
export type ReplyRow = Omit<Selectable<TaskRepliesTable>, 'shortlisted_at'>

/** Works beside a reply, in their order. */
export interface ReplyCasesTable {
  reply_id: number
  case_id: number
  position: number
}
