import type { MoneyAccount, MoneyDeed, MoneyMismatch } from '@artel/core/tariffs/billing'
import type { GeneratedAlways } from 'kysely'
import type { Instant, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    money_transactions: MoneyTransactionsTable
    money_entries: MoneyEntriesTable
    money_differences: MoneyDifferencesTable
  }
}

export interface MoneyTransactionsTable {
  id: GeneratedAlways<number>
  payment_id: string
  deed: MoneyDeed
  at: Instant
}

export interface MoneyEntriesTable {
  id: GeneratedAlways<number>
  transaction_id: number
  account: MoneyAccount
  amount: number
}

export interface MoneyDifferencesTable {
  payment_id: string
  kind: MoneyMismatch['kind']
  expected: number
  found: number
  found_at: Instant
  seen_at: Instant
  gone_at: NullableInstant
}
