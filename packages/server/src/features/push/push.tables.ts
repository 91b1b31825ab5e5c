import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    push_keys: PushKeysTable
    push_devices: PushDevicesTable
  }
}

export interface PushKeysTable {
  id: Generated<number>
  public_key: string
  private_key: string
  created_at: Instant
}

export interface PushDevicesTable {
  id: GeneratedAlways<number>
  user_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created_at: Instant
}
