import type { ContentRejectRule, ReviewStatus } from '@artel/core/contract'
import type { Generated } from 'kysely'
import type { Instant, InstantNow, NullableInstant, NullableText } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    reviews: ReviewsTable
  }
}

export interface ReviewsTable {
  id: Generated<number>
  task_id: number
  author_id: string
  subject_id: string
  rating: number
  quality: number | null
  punctuality: number | null
  communication: number | null
  text: string
  reply: NullableText
  status: ReviewStatus
  reject_rule: ContentRejectRule | null
  moderator_id: NullableText
  moderator_comment: NullableText
  resubmissions: Generated<number>
  removed_replies: Generated<number>
  deal_ended_at: Instant
  waiting_since: InstantNow
  created_at: InstantNow
  published_at: NullableInstant
  version: Generated<number>
}
