import type { ModerationDetails, ModerationItem } from '../contract/moderation.ts'
import { draftProblems } from './desk-rules.ts'
import type { DeskSnapshot } from './moderation-desk.machine.ts'
import type { DeskDraft } from './moderation-desk.types.ts'

/** The queue beside the desk. */
export interface QueueState {
  readonly items: readonly ModerationItem[]
  readonly total: number
  readonly currentId: string | null
}

/** What a verdict lacks, in words. */
export interface DeskProblems {
  readonly rule: string | null
  readonly field?: string | null
  /** Of a category that is added. */
  readonly name?: string | null
  readonly parent?: string | null
  readonly comment: string | null
}

/** A desk as it is shown. */
export type DeskViewState =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  /** `message` is Russian and fit to show. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'opening'; readonly queue: QueueState }
  | { readonly status: 'conflict'; readonly queue: QueueState }
  | { readonly status: 'broken'; readonly queue: QueueState; readonly message: string }
  | {
      readonly status: 'reading' | 'deciding' | 'judging'
      readonly queue: QueueState
      readonly details: ModerationDetails
      readonly draft: DeskDraft
      /** What the verdict lacks, once it was confirmed without it. */
      readonly problems: DeskProblems
      /** Why the last verdict was not taken. */
      readonly message: string | null
    }

const NO_PROBLEMS: DeskProblems = { rule: null, comment: null }

/** What the screen of a desk shows. */
export const selectDesk = (snapshot: DeskSnapshot): DeskViewState => {
  const { kind, queue: items, total, currentId, details, draft, isAttempted, message } = snapshot.context
  const queue = { items, total, currentId }
  if (snapshot.matches('open') && details) {
    const status = snapshot.hasTag('busy')
      ? 'judging'
      : snapshot.matches({ open: { verdict: 'deciding' } })
        ? 'deciding'
        : 'reading'
    const problems = isAttempted ? draftProblems(kind, draft) : NO_PROBLEMS
    return { status, queue, details, draft, problems, message }
  }
  if (snapshot.matches('opening')) return { status: 'opening', queue }
  if (snapshot.matches('conflict')) return { status: 'conflict', queue }
  if (snapshot.matches('broken')) return { status: 'broken', queue, message: message ?? '' }
  if (snapshot.matches('empty')) return { status: 'empty' }
  return snapshot.matches('failed') ? { status: 'failed', message: message ?? '' } : { status: 'loading' }
}
