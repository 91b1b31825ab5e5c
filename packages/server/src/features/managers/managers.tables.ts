import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    managers: ManagersTable
  }
}

/** Who of the staff answers an executor, and where. */
export interface ManagersTable {
  executor_id: string
  manager_id: string
  chat_id: number
  since: Instant
}
