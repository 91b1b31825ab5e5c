import type { COMPLAINT_REASONS, COMPLAINT_TARGETS, ComplaintStatus } from '@artel/core/contract'
import type { Generated } from 'kysely'
import type { InstantNow, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    complaints: ComplaintsTable
  }
}

export interface ComplaintsTable {
  id: string
  author_id: string
  target: (typeof COMPLAINT_TARGETS)[number]
  target_id: string
  reason: (typeof COMPLAINT_REASONS)[number]
  text: string
  status: Generated<ComplaintStatus>
  moderator_id: NullableText
  verdict: NullableText
  created_at: InstantNow
  decided_at: NullableInstant
}
