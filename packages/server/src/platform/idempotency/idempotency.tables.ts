import type { Operation } from '@artel/core/contract'
import type { JSONColumnType } from 'kysely'
import type { InstantNow } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    idempotency_keys: IdempotencyKeysTable
  }
}

export interface IdempotencyKeysTable {
  user_id: string
  key: string
  operation: Operation
  request_hash: Buffer
  response: JSONColumnType<object, string | null | undefined, string> | null
  created_at: InstantNow
}
