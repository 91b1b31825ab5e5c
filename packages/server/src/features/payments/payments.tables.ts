import type { Calculation, PaymentProviderName, PaymentRefundRule, PaymentStatus, Purchase } from '@artel/core/contract'
import type { OrderTerms } from '@artel/core/tariffs/billing'
import type { ColumnType } from 'kysely'
import type { InstantNow, Json, NullableInstant, NullableJson, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    payments: PaymentsTable
  }
}

export interface PaymentsTable {
  id: string
  user_id: string
  status: PaymentStatus
  purchase: Json<Purchase>
  lines: Json<Calculation['lines']>
  total: number
  provider: PaymentProviderName
  provider_id: string | null
  confirmation_url: string | null
  created_at: InstantNow
  paid_at: NullableInstant
  ended_at: NullableInstant
  returned_at: NullableInstant
  refund_rule: ColumnType<PaymentRefundRule | null, PaymentRefundRule | null | undefined, PaymentRefundRule | null>
  refund_comment: NullableText
  receipt_email: NullableText
  /** What was offered when it began; absent from before anything could change. */
  terms: NullableJson<OrderTerms>
}
