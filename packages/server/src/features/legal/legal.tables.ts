import type { LegalDocument } from '@artel/core/contract'
import type { GeneratedAlways } from 'kysely'
import type { Instant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    legal_editions: LegalEditionsTable
  }
}

export interface LegalEditionsTable {
  id: GeneratedAlways<number>
  document: LegalDocument
  /** `YYYY-MM-DD` */
  version: string
  is_draft: boolean
  text: string
  published_by: string
  published_at: Instant
}
