import type { ComplaintStatus } from '../contract/notification-terms.ts'
import { type Actor, isStaff, type RefusalRules } from '../lifecycle/index.ts'

/** What the lifecycle must know of a complaint. */
export interface ComplaintFacts {
  readonly status: ComplaintStatus
}

/** Events of product §20. */
export type ComplaintCommand =
  | { readonly type: 'TAKE' }
  /** `verdict`: what was done, for the one who complained. */
  | { readonly type: 'RESOLVE'; readonly verdict: string }
  /** `verdict`: why nothing was done. */
  | { readonly type: 'DISMISS'; readonly verdict: string }

/** One attempt to change a complaint. */
export interface ComplaintOccasion {
  readonly complaint: ComplaintFacts
  readonly actor: Actor
}

/** Why the lifecycle of a complaint refuses an event, with the sentence that a person reads. */
export const complaintRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: жалоба уже в другом состоянии.',
  NOT_STAFF: 'Это может сделать только модератор.',
  VERDICT_REQUIRED: 'Напишите решение.',
} as const

/** Stable code of a refusal by the lifecycle of a complaint. */
export type ComplaintRefusal = keyof typeof complaintRefusalSentences

type Attempt = ComplaintOccasion & { readonly event: ComplaintCommand }

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const complaintRefusalRules: RefusalRules<Exclude<ComplaintRefusal, 'WRONG_STATE'>, Attempt> = {
  NOT_STAFF: ({ actor }) => !isStaff(actor),
  VERDICT_REQUIRED: ({ event }) => !('verdict' in event) || event.verdict.trim() === '',
}
