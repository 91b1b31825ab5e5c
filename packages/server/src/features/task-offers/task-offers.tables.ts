import type { OfferStatus } from '@artel/core/contract'
import type { Generated, Selectable } from 'kysely'
import type { InstantNow } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    task_offers: TaskOffersTable
  }
}

export interface TaskOffersTable {
  id: Generated<number>
  task_id: number
  client_id: string
  executor_id: string
  message: string
  status: OfferStatus
  created_at: InstantNow
  updated_at: InstantNow
  version: Generated<number>
}

export type OfferRow = Selectable<TaskOffersTable>
