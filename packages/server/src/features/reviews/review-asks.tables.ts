import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    review_asks: ReviewAsksTable
  }
}

export interface ReviewAsksTable {
  task_id: number
  executor_id: string
  client_id: string
  asked_at: Instant
}
