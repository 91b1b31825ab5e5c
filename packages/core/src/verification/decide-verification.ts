import type { VerificationStatus } from '../contract/users.ts'
import { stepOf } from '../lifecycle/index.ts'
import { verificationLifecycleMachine } from './verification-lifecycle.machine.ts'
import {
  type VerificationCommand,
  type VerificationOccasion,
  type VerificationRefusal,
  verificationRefusalRules,
} from './verification-refusals.ts'

/** The lifecycle's answer: the new status, or the first reason to refuse. */
export type VerificationDecision =
  | { readonly ok: true; readonly status: VerificationStatus }
  | { readonly ok: false; readonly refusal: VerificationRefusal }

/** Decides one event of a company's verification. Pure. */
export const decideVerification = ({
  event,
  ...occasion
}: VerificationOccasion & { readonly event: VerificationCommand }): VerificationDecision => {
  const value = occasion.verification.status
  const state = verificationLifecycleMachine.resolveState({ value, context: occasion })
  const step = stepOf(verificationLifecycleMachine, state, event, verificationRefusalRules, { ...occasion, event })
  return step.ok ? { ok: true, status: step.next.value as VerificationStatus } : step
}
