import type {
  BudgetType,
  CANCELLING_PARTIES,
  CancelReason,
  ContactMode,
  DateMode,
  PlaceMode,
  PropertyValue,
  TaskInput,
  TaskRejectField,
  TaskRejectRule,
  TaskStatus,
} from '@artel/core/contract'
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { Instant, InstantNow, Json, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    tasks: TasksTable
    past_deals: PastDealsTable
    task_events: TaskEventsTable
  }
}

export interface TasksTable {
  id: Generated<number>
  author_id: string
  category_id: number
  title: string
  description: string
  properties: Json<Record<string, PropertyValue>>
  place_mode: PlaceMode
  city_id: number | null
  lat: number | null
  lon: number | null
  address_detail: string | null
  date_mode: DateMode
  start_period: NullableInstant
  end_period: Instant
  budget_type: BudgetType
  budget_from: number | null
  budget_to: number | null
  contact_mode: Generated<ContactMode>
  verified_only: Generated<boolean>
  replies_limit: Generated<number>
  status: TaskStatus
  replies_count: Generated<number>
  views_count: Generated<number>
  executor_id: string | null
  cancelled_by: (typeof CANCELLING_PARTIES)[number] | null
  cancel_reason: CancelReason | null
  cancel_comment: string | null
  reject_reason: TaskRejectRule | null
  reject_field: TaskRejectField | null
  reject_comment: string | null
  finish_requested_at: NullableInstant
  published_at: NullableInstant
  ended_at: NullableInstant
  /** How often both sides have been reminded to review the deal. */
  review_told: Generated<number>
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
  search: GeneratedAlways<string>
  revision: ColumnType<TaskRevision | null, string | null | undefined, string | null>
  waiting_since: NullableInstant
  deleted_at: NullableInstant
  expiry_warned_at: NullableInstant
}

/** Work on a task that was cancelled before the task was opened again. */
export interface PastDealsTable {
  id: Generated<number>
  task_id: number
  executor_id: string
  ended_at: Instant
  review_told: Generated<number>
}

/** The values of a task that wait for a moderator: only those that differ from what is public. */
export type TaskRevision = Partial<
  Pick<
    TaskInput,
    'title' | 'categoryId' | 'properties' | 'description' | 'placeMode' | 'cityId' | 'point' | 'addressDetail'
  >
>

export interface TaskEventsTable {
  id: GeneratedAlways<number>
  task_id: number
  event: string
  actor_id: string | null
  from_status: TaskStatus | null
  to_status: TaskStatus
  reason: string | null
  comment: string | null
  created_at: InstantNow
}

export type TaskRow = Omit<Selectable<TasksTable>, 'search' | 'expiry_warned_at'>
export type NewTaskRow = Insertable<TasksTable>
