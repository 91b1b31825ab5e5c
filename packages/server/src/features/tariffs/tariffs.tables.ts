import type {
  LEDGER_KINDS,
  PeriodUnit,
  PurchasableService,
  REFUND_REASONS,
  ReplySource,
  TariffType,
} from '@artel/core/contract'
import type { KeptLimits } from '@artel/core/tariffs/billing'
import type { Generated } from 'kysely'
import type { Instant, InstantNow, NullableInstant, NullableJson } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    user_tariffs: UserTariffsTable
    reply_months: ReplyMonthsTable
    user_services: UserServicesTable
    reply_ledger: ReplyLedgerTable
  }
}

export interface UserTariffsTable {
  id: Generated<number>
  user_id: string
  type: Exclude<TariffType, 'FREE'>
  from_at: Instant
  until: Instant
  payment_id: string | null
  /** Those of the first day where there are none. */
  limits: NullableJson<KeptLimits>
}

export interface ReplyMonthsTable {
  user_id: string
  from_at: Instant
  used: number
}

export interface UserServicesTable {
  id: Generated<number>
  user_id: string
  type: PurchasableService
  unit: PeriodUnit
  amount: number | null
  used: Generated<number>
  from_at: Instant
  until: Instant
  category_id: number | null
  city_id: number | null
  payment_id: string | null
  ended_at: NullableInstant
}

export interface ReplyLedgerTable {
  id: Generated<number>
  user_id: string
  kind: (typeof LEDGER_KINDS)[number]
  source: ReplySource
  amount: number
  reply_id: number | null
  task_id: number | null
  month_from: NullableInstant
  service_id: number | null
  reason: (typeof REFUND_REASONS)[number] | null
  created_at: InstantNow
}
