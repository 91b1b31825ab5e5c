import type { ModerationCategory, ModerationDetails, ModerationHold, ModerationItem } from '../contract/moderation.ts'
import type { DeskField, DeskRule } from './desk-rules.ts'
import type { JudgedKind } from './desk-terms.ts'

/** Which of the two. Of a complaint: it was right, it was not. */
export type DeskDecision = 'approve' | 'reject'

/** A verdict on its way. */
export interface DeskDraft {
  readonly decision: DeskDecision
  readonly rule: DeskRule | null
  /** What of a task or of a person the rule was broken in. */
  readonly field: DeskField | null
  readonly comment: string
  /** The category that an approval adds, as staff have mended it; `null` of other kinds. */
  readonly category: ModerationCategory | null
}

export interface DeskInput {
  readonly kind: JudgedKind
}

export interface DeskContext {
  readonly kind: JudgedKind
  /** What waits, who waits longest first. */
  readonly queue: readonly ModerationItem[]
  /** How many wait, those beyond the list, too. */
  readonly total: number
  /** Id of the object on the desk. */
  readonly currentId: string | null
  readonly details: ModerationDetails | null
  readonly draft: DeskDraft
  /** A verdict was confirmed that lacked something. */
  readonly isAttempted: boolean
  /** What went wrong, fit to show. */
  readonly message: string | null
}

export type DeskEvent =
  | { readonly type: 'desk.next' }
  | { readonly type: 'desk.previous' }
  | { readonly type: 'desk.open'; readonly id: string }
  /** Once more, from where it broke. */
  | { readonly type: 'desk.retry' }
  | { readonly type: 'verdict.approve' }
  | { readonly type: 'verdict.reject' }
  | { readonly type: 'verdict.rule'; readonly rule: DeskRule }
  | { readonly type: 'verdict.field'; readonly field: DeskField | null }
  | { readonly type: 'verdict.comment'; readonly comment: string }
  /** Another name or section of the category that is added. */
  | { readonly type: 'verdict.category'; readonly category: ModerationCategory }
  | { readonly type: 'verdict.confirm' }
  /** Back to reading; nothing was sent. */
  | { readonly type: 'verdict.back' }
  /** Whose the object is. */
  | { readonly type: 'hold.changed'; readonly hold: ModerationHold }

/** A verdict was taken by the server. */
export interface DeskEmitted {
  readonly type: 'verdict.done'
  readonly title: string
  readonly decision: DeskDecision
}

export type DeskTag = 'busy'
/** An object to read, and a verdict on one. */
export type OpenedObject = Pick<ModerationItem, 'kind' | 'id'>
export interface Verdict {
  readonly details: ModerationDetails
  readonly draft: DeskDraft
}
export interface DeskQueue {
  readonly items: readonly ModerationItem[]
  readonly total: number
}
