import type { Generated } from 'kysely'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    answer_rounds: AnswerRoundsTable
  }
}

/** How far the sweep over executors has come; one row once it has run. */
export interface AnswerRoundsTable {
  id: Generated<number>
  began_at: Instant
  /** The last executor of the round who was looked at; `null` when it is over. */
  after_id: string | null
}
