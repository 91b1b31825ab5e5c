export type { Actor } from '../lifecycle/index.ts'
export { dayLimits, dayOf, noonOf } from './calendar-days.ts'
export {
  type CancelFormActor,
  type CancelFormValues,
  cancelForm,
  cancelFormMachine,
} from './cancel-form.machine.ts'
export {
  type CancelReasonChoice,
  cancelReasonLabels,
  cancelReasons,
  isCancelReasonFit,
  needsCancelComment,
} from './cancel-reasons.ts'
export {
  type CheckedTask,
  checkTaskInput,
  type TaskCheck,
  type TaskDraft,
  type TaskFieldErrors,
  type TaskSurroundings,
} from './check-task-input.ts'
export { countUnknown, leavesOfSlugs, settleCategories, slugsOfLeaves } from './chosen-categories.ts'
export { bestReplies, orderReplies, proposedPrices, REPLY_ORDERS, type ReplyOrder } from './compare-replies.ts'
export {
  changesLine,
  dealLines,
  endLines,
  objectionLine,
  offerLines,
  replyLines,
  type TaskPart,
  termsLine,
} from './deal-lines.ts'
export { type DealProgress, dealProgress } from './deal-steps.ts'
export { type AllowedOfferEvent, allowedOfferEvents, decideOffer, type OfferDecision } from './decide-offer.ts'
export { type AllowedReplyEvent, allowedReplyEvents, decideReply, type ReplyDecision } from './decide-reply.ts'
export {
  type AllowedTaskEvent,
  allowedTaskEvents,
  decideTask,
  type TaskDecision,
  type TaskViewer,
} from './decide-task.ts'
export { type KeptTask, presentEditableTask } from './editable-task.ts'
export { offerErrorCode, replyErrorCode, taskErrorCode } from './error-codes.ts'
export { CONTACT_KINDS, type FoundContact, findContacts } from './find-contacts.ts'
export { type FreshTasks, freshTasks } from './fresh-tasks.ts'
export { LEAVING_CANCEL } from './leaving-cancel.ts'
export { mergeTaskChanges } from './merge-task-changes.ts'
export { moderationNotes } from './moderation-notes.ts'
export { MY_TASKS_ROLES, type MyTasksFilters, type MyTasksRole, myTaskList } from './my-task-list.ts'
export { nearnessOf } from './nearness.ts'
export { type DealStage, type NextStep, nextStep } from './next-steps.ts'
export {
  type OfferCandidates,
  type OfferMark,
  type OffersLeft,
  offerCandidates,
  offerMarks,
  offersLeft,
} from './offer-candidates.ts'
export { offerLifecycleMachine } from './offer-lifecycle.machine.ts'
export {
  OFFER_TIME,
  type OfferCommand,
  type OfferFacts,
  type OfferOccasion,
  type OfferRefusal,
  type OfferTarget,
  offerRefusalSentences,
} from './offer-refusals.ts'
export {
  OFFER_SEARCH_DEBOUNCE,
  OFFER_SEARCH_MOST,
  type OfferFindings,
  type OfferSearchActor,
  type OfferSearchEvent,
  type OfferSearchViewState,
  offerSearchMachine,
  provideOfferSearch,
  selectOfferSearch,
} from './offer-search.machine.ts'
export {
  CHOICE_REPLIES,
  compareDuties,
  compareOwnTasks,
  countByTab,
  DUTY_STATUSES,
  DUTY_TIME,
  type Duty,
  type DutyFacts,
  type OwnTaskRecord,
  ownTaskGroup,
  presentOwnTask,
  taskDuty,
} from './own-tasks.ts'
export { distanceKm, publicPoint } from './public-point.ts'
export { type QuizAsk, quizValues, readQuizAsk } from './quiz-ask.ts'
export {
  type ReplyFormActor,
  type ReplyFormValues,
  replyForm,
  replyFormMachine,
} from './reply-form.machine.ts'
export { type ReplyCommand, type ReplyOccasion, replyLifecycleMachine } from './reply-lifecycle.machine.ts'
export {
  isOfferVisible,
  isReplyVisible,
  LIVE_OFFERS,
  LIVE_REPLIES,
  OFFERS_DAY,
  type OfferRecord,
  offerFactsOf,
  presentOffer,
  presentReply,
  type RepliedTask,
  type ReplyRecord,
  replyFactsOf,
} from './reply-presenter.ts'
export { type ReplyRefund, replyRefund, type SpentReply } from './reply-refund.ts'
export { replyRefusalSentences } from './reply-refusal-sentences.ts'
export {
  REOPEN_TIME,
  type ReplyCandidate,
  type ReplyEventRefusal,
  type ReplyFacts,
  type ReplyTarget,
  replyEventRefusalSentences,
  replyRefusal,
} from './reply-refusals.ts'
export { type RevisionNames, revisionChanges } from './revision-changes.ts'
export {
  type SaveSearchFormActor,
  type SaveSearchFormValues,
  saveSearchForm,
  saveSearchFormMachine,
} from './save-search-form.machine.ts'
export {
  judgeSearch,
  readSavedSearch,
  savedAs,
  savedSearchPath,
  savedSearchQuery,
} from './saved-search.ts'
export { savedSearchQueries } from './saved-search-queries.ts'
export { readTaskAsk, type TaskAsk } from './task-ask.ts'
export type { CategorySlugs } from './task-board-query.ts'
export {
  provideTaskEdit,
  type TaskEditActor,
  type TaskEditSnapshot,
  taskEditMachine,
} from './task-edit.machine.ts'
export { changedPartsOf, selectTaskEdit, type TaskEditViewState } from './task-edit.selectors.ts'
export type { Meanwhile, TaskEditEvent, TaskEditInput } from './task-edit.types.ts'
export { taskEditDraftKey } from './task-edit-draft.ts'
export {
  parseTaskFilters,
  type TaskFilters,
  taskFindPath,
  taskList,
} from './task-filters.ts'
export {
  budgetTypeLabels,
  contactModeLabels,
  dateModeLabels,
  offerStatusLabels,
  priceTypeLabels,
  rejectFieldLabels,
  rejectionDetails,
  rejectionWords,
  rejectRuleFixes,
  rejectRuleLabels,
  replyStatusLabels,
  type TaskViewerKind,
  taskStatusLabels,
} from './task-labels.ts'
export { taskLifecycleMachine } from './task-lifecycle.machine.ts'
export type {
  CancellingParty,
  TaskCommand,
  TaskEventName,
  TaskFacts,
  TaskOccasion,
  TaskWrites,
} from './task-lifecycle.types.ts'
export { placeModeLabels, taskSortLabels } from './task-list-labels.ts'
export { taskListQueries } from './task-list-queries.ts'
export { taskMapQuery } from './task-map-query.ts'
export {
  presentProperties,
  presentTask,
  presentTaskCard,
  type TaskCardRecord,
  type TaskOnlooker,
  type TaskRecord,
  taskFactsOf,
} from './task-presenter.ts'
export { taskKeys, taskQueries } from './task-queries.ts'
export { type TaskRefusal, taskRefusalSentences } from './task-refusals.ts'
export { isOwnTaskIn } from './task-roles.ts'
export { TASK_TIMES } from './task-times.ts'
export { type CheckedUpdate, checkTaskUpdate, contactsInTask, type IntendedUpdate } from './task-update.ts'
export { isCountedView, isOnBoard, isTaskVisible, statusesOfTab, taskViewerKind } from './task-visibility.ts'
export {
  provideTaskWizard,
  type TaskWizardActor,
  type TaskWizardSnapshot,
  taskWizardMachine,
} from './task-wizard.machine.ts'
export {
  selectWizard,
  type WizardDraftViewState,
  type WizardStepViewState,
  type WizardViewState,
} from './task-wizard.selectors.ts'
export type {
  CreatedTask,
  CreateTaskInput,
  WizardContext,
  WizardEmitted,
  WizardEvent,
  WizardInput,
} from './task-wizard.types.ts'
export { DRAFT_KEY, DRAFT_LIFETIME, type WizardDraft } from './task-wizard-draft.ts'
export { stepOfField, WIZARD_STEPS, type WizardStep, wizardStepLabels } from './task-wizard-steps.ts'
export { emptyWizardValues, type TaskFile, type WizardField, type WizardValues } from './task-wizard-values.ts'
export { YES_NO } from './yes-no.ts'
