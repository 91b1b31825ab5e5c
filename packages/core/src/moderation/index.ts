export { complaintLifecycleMachine } from './complaint-lifecycle.machine.ts'
export {
  type ComplaintCommand,
  type ComplaintFacts,
  type ComplaintOccasion,
  type ComplaintRefusal,
  complaintRefusalSentences,
} from './complaint-refusals.ts'
export { type ComplaintDecision, decideComplaint } from './decide-complaint.ts'
