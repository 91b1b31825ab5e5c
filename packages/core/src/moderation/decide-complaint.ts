import type { ComplaintStatus } from '../contract/notification-terms.ts'
import { stepOf } from '../lifecycle/index.ts'
import { complaintLifecycleMachine } from './complaint-lifecycle.machine.ts'
import {
  type ComplaintCommand,
  type ComplaintOccasion,
  type ComplaintRefusal,
  complaintRefusalRules,
} from './complaint-refusals.ts'

/** The lifecycle's answer: the new status, or the first reason to refuse. */
export type ComplaintDecision =
  | { readonly ok: true; readonly status: ComplaintStatus }
  | { readonly ok: false; readonly refusal: ComplaintRefusal }

/** Decides one event of a complaint. Pure. */
export const decideComplaint = ({
  event,
  ...occasion
}: ComplaintOccasion & { readonly event: ComplaintCommand }): ComplaintDecision => {
  const value = occasion.complaint.status
  const state = complaintLifecycleMachine.resolveState({ value, context: occasion })
  const step = stepOf(complaintLifecycleMachine, state, event, complaintRefusalRules, { ...occasion, event })
  return step.ok ? { ok: true, status: step.next.value as ComplaintStatus } : step
}
