export { afterLegalChange, isLegalChange, type LegalData, legalChangeProblems } from './after-legal-change.ts'
export { decideVerification, type VerificationDecision } from './decide-verification.ts'
export { submissionAllowance, submissionsCountSince } from './submission-allowance.ts'
export { verificationLifecycleMachine } from './verification-lifecycle.machine.ts'
export {
  type VerificationCommand,
  type VerificationFacts,
  type VerificationOccasion,
  type VerificationRefusal,
  type VerificationRule,
  verificationRefusalSentences,
} from './verification-refusals.ts'
export {
  type CheckedCompany,
  verificationRuleAdvice,
  verificationRuleLabels,
  verificationText,
  verificationTitle,
} from './verification-words.ts'
