export {
  type ComplaintFormActor,
  type ComplaintFormValues,
  type ComplaintSubject,
  complaintForm,
  complaintFormMachine,
} from './complaint-form.machine.ts'
export { complaintLifecycleMachine } from './complaint-lifecycle.machine.ts'
export { complaintNotice } from './complaint-notice.ts'
export {
  type ComplaintCommand,
  type ComplaintFacts,
  type ComplaintOccasion,
  type ComplaintRefusal,
  complaintRefusalSentences,
} from './complaint-refusals.ts'
export {
  COMPLAINTS_AN_HOUR,
  type ComplaintReason,
  type ComplaintTarget,
  complaintReasonLabels,
  complaintTitle,
} from './complaint-words.ts'
export { type ComplaintDecision, decideComplaint } from './decide-complaint.ts'
export {
  type DeskField,
  type DeskRule,
  deskFields,
  deskRules,
  draftProblems,
  needsWords,
  type PapersRejectRule,
  verdictLength,
  verdictText,
} from './desk-rules.ts'
export { COMPLAINT_CHAT_LENGTH, HOLD_MS, isJudged, JUDGED_KINDS, type JudgedKind } from './desk-terms.ts'
export {
  answeredWords,
  lookTitle,
  NEW_FACE,
  NOT_IN_PROFILE,
  type PublicWords,
  personWordsText,
  userRejectFieldLabels,
  userVerdictNotice,
} from './look-words.ts'
export {
  type DeskActor,
  type DeskSnapshot,
  HOLD_RENEWAL,
  moderationDeskMachine,
} from './moderation-desk.machine.ts'
export { type DeskProblems, type DeskViewState, type QueueState, selectDesk } from './moderation-desk.selectors.ts'
export type {
  DeskContext,
  DeskDecision,
  DeskDraft,
  DeskEmitted,
  DeskEvent,
  DeskInput,
} from './moderation-desk.types.ts'
export { moderationKeys, moderationQueries } from './moderation-queries.ts'
export { type DeskApi, provideDesk } from './provide-desk.ts'
export { isOverdue, WAITING_NORM, waitingWords } from './waiting-words.ts'
export { type DiffPart, wordDiff } from './word-diff.ts'
