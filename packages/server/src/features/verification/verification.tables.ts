import type { VerificationRequest } from '@artel/core/contract'
import type { Generated } from 'kysely'
import type { InstantNow, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    verification_requests: VerificationRequestsTable
  }
}

export interface VerificationRequestsTable {
  id: Generated<number>
  user_id: string
  status: VerificationRequest['status']
  reject_rule: VerificationRequest['rejectRule']
  comment: NullableText
  moderator_id: NullableText
  created_at: InstantNow
  decided_at: NullableInstant
}
