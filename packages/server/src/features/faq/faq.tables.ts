import type { FAQ_AUDIENCES, QuestionStatus } from '@artel/core/contract'
import type { Generated, Selectable } from 'kysely'
import type { Instant, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    faq_sections: FaqSectionsTable
    faq_items: FaqItemsTable
    faq_ratings: FaqRatingsTable
    questions: QuestionsTable
  }
}

export interface FaqSectionsTable {
  id: Generated<number>
  slug: string
  title: string
  about: string
  audience: (typeof FAQ_AUDIENCES)[number]
  position: number
  version: Generated<number>
  is_hidden: Generated<boolean>
}

export interface FaqItemsTable {
  id: Generated<number>
  slug: string
  section_slug: string
  question: string
  answer: string
  related: string[]
  position: number
  version: Generated<number>
  is_hidden: Generated<boolean>
}

export interface FaqRatingsTable {
  item_id: number
  /** A user, or the mark of a device without an account. */
  rater: string
  is_helpful: boolean
  rated_at: Instant
}

export interface QuestionsTable {
  id: Generated<number>
  author_id: string | null
  name: NullableText
  email: NullableText
  text: string
  status: Generated<QuestionStatus>
  answer: NullableText
  moderator_id: NullableText
  decided_at: NullableInstant
  created_at: Instant
  version: Generated<number>
}

export type FaqSectionRow = Selectable<FaqSectionsTable>
export type FaqItemRow = Selectable<FaqItemsTable>
