export { afterLegalChange } from './after-legal-change.ts'
export { decideVerification, type VerificationDecision } from './decide-verification.ts'
export { verificationLifecycleMachine } from './verification-lifecycle.machine.ts'
export {
  type VerificationCommand,
  type VerificationFacts,
  type VerificationOccasion,
  type VerificationRefusal,
  type VerificationRule,
  verificationRefusalSentences,
} from './verification-refusals.ts'
