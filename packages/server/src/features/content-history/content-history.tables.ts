import type { ContentKind } from '@artel/core/contract'
import type { GeneratedAlways } from 'kysely'
import type { Json, NullableInstant } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    content_versions: ContentVersionsTable
  }
}

export interface ContentVersionsTable {
  id: GeneratedAlways<number>
  kind: ContentKind
  key: string
  version: number
  body: Json<ContentBody>
  /** Nobody for a text that came with the site. */
  author_id: string | null
  at: NullableInstant
}

/** What is saved of a text, by the names of its fields. */
export type ContentBody = Readonly<Record<string, unknown>>
