import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    phone_codes: PhoneCodesTable
  }
}

export interface PhoneCodesTable {
  user_id: string
  hash: Buffer
  phone_number: string
  sent_at: Instant
  tries_left: number
}
