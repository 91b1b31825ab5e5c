import type { GeneratedAlways } from 'kysely'
import type { Instant, NullableInstant, NullableText } from '../db/columns.ts'

declare module '../db/schema.ts' {
  interface Schema {
    letters: LettersTable
  }
}

export interface LettersTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  text: string
  html: string
  stop_url: NullableText
  created_at: Instant
  delivered_at: NullableInstant
}
