import type { Generated } from 'kysely'
import type { InstantNow, NullableInstant } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    sandbox_payments: SandboxPaymentsTable
  }
}

export interface SandboxPaymentsTable {
  id: string
  payment_id: string
  amount: number
  description: string
  return_url: string
  status: Generated<'pending' | 'succeeded' | 'canceled'>
  refunded_at: NullableInstant
  created_at: InstantNow
}
