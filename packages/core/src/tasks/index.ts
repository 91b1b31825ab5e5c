export {
  type CancelReasonChoice,
  cancelReasonLabels,
  cancelReasons,
  isCancelReasonFit,
  needsCancelComment,
} from './cancel-reasons.ts'
export { type AllowedReplyEvent, allowedReplyEvents, decideReply, type ReplyDecision } from './decide-reply.ts'
export {
  type AllowedTaskEvent,
  allowedTaskEvents,
  decideTask,
  type TaskDecision,
  type TaskViewer,
} from './decide-task.ts'
export { CONTACT_KINDS, type FoundContact, findContacts } from './find-contacts.ts'
export type { Actor } from './lifecycle.ts'
export { type ReplyCommand, type ReplyOccasion, replyLifecycleMachine } from './reply-lifecycle.machine.ts'
export {
  REOPEN_TIME,
  type ReplyCandidate,
  type ReplyEventRefusal,
  type ReplyFacts,
  type ReplyTarget,
  replyEventRefusalSentences,
  replyRefusal,
  replyRefusalSentences,
} from './reply-refusals.ts'
export { taskLifecycleMachine } from './task-lifecycle.machine.ts'
export type {
  CancellingParty,
  TaskChanges,
  TaskCommand,
  TaskEventName,
  TaskFacts,
  TaskOccasion,
} from './task-lifecycle.types.ts'
export { TASK_TIMES, type TaskRefusal, taskRefusalSentences } from './task-refusals.ts'
