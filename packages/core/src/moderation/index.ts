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
