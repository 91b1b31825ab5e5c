import type { ColumnType, Generated } from 'kysely'
import type { InstantNow, NullableInstant } from '../db/columns.ts'
import type { Receipt } from './payment-provider.ts'

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
  settles_at: NullableInstant
  receipt: ColumnType<Receipt | null, string | null | undefined, string | null>
  refund_receipt: ColumnType<Receipt | null, string | null | undefined, string | null>
  created_at: InstantNow
}
