import { TASK_LIMITS, type TaskRejectField, type TaskRejectRule } from '../contract/task-terms.ts'
import type { TaskStatus } from '../contract/tasks.ts'
import { dayLimits } from './calendar-days.ts'
import { changedParts } from './deal-lines.ts'
import { findContacts } from './find-contacts.ts'
import { MODERATED_FIELDS } from './moderated-fields.ts'
import type { TaskEditSnapshot } from './task-edit.machine.ts'
import type { Meanwhile } from './task-edit.types.ts'
import { isCategoryLocked } from './task-edit-course.ts'
import { differentFields, inputFieldsOf } from './task-edit-values.ts'
import type { WizardViewState } from './task-wizard.selectors.ts'
import { WIZARD_STEPS } from './task-wizard-steps.ts'
import type { WizardField } from './task-wizard-values.ts'

type WizardEditing = Extract<WizardViewState, { readonly status: 'editing' }>

/** What a screen may know of the form of a task. */
export type TaskEditViewState =
  | { readonly status: 'closed'; readonly title: string; readonly taskStatus: TaskStatus }
  | {
      readonly status: 'editing' | 'saving'
      readonly taskStatus: TaskStatus
      /** The fields as the steps of the wizard show them. */
      readonly fields: WizardEditing
      /** Somebody has replied. */
      readonly isCategoryLocked: boolean
      /** What was changed here: what counts at once, and what a moderator looks at first. */
      readonly changes: { readonly atOnce: readonly string[]; readonly checked: readonly string[] }
      /** How many executors have replied and will be told. */
      readonly repliesCount: number
      /** An earlier change is not approved yet. */
      readonly isRevised: boolean
      /** Why a moderator has turned the task, or the last change of it, down. */
      readonly rejectReason: TaskRejectRule | null
      readonly rejectField: TaskRejectField | null
      readonly rejectComment: string | null
      readonly meanwhile: Meanwhile | null
      /** When what stands in the fields was kept unsaved, milliseconds. */
      readonly draftSavedAt: number | null
      /** Why the last attempt to save failed. */
      readonly message: string | null
    }
  | { readonly status: 'saved' }

/** The form of a task as a screen shows it. */
export const selectTaskEdit = (snapshot: TaskEditSnapshot): TaskEditViewState => {
  const { context } = snapshot
  const { task, base, values, categories, clock, timeZone } = context
  if (snapshot.matches('saved')) return { status: 'saved' }
  if (snapshot.matches('closed')) return { status: 'closed', title: base.title, taskStatus: task.status }
  const changed = inputFieldsOf(differentFields(base, values))
  // Before it is published all of it is looked at.
  const isChecked = (field: (typeof changed)[number]) =>
    task.status !== 'APPROVED' || (field !== 'fileIds' && MODERATED_FIELDS.has(field))
  return {
    status: snapshot.matches('editing') ? 'editing' : 'saving',
    taskStatus: task.status,
    fields: {
      status: 'editing',
      step: 'what',
      steps: [],
      progress: { number: 1, total: WIZARD_STEPS.length },
      values,
      errors: { ...(context.isAttempted && context.problems), ...context.refused },
      canGoBack: false,
      draft: null,
      message: context.message,
      suggestions: [],
      branch: null,
      questions: values.categoryId === null ? [] : categories.properties(values.categoryId),
      contacts: findContacts(`${values.title}\n${values.description}`),
      missing: context.missing,
      lost: context.lost,
      days: dayLimits(clock.now(), timeZone, TASK_LIMITS.horizonDays),
    },
    isCategoryLocked: isCategoryLocked(task),
    changes: {
      atOnce: changedParts(changed.filter((field) => !isChecked(field))),
      checked: changedParts(changed.filter(isChecked)),
    },
    repliesCount: task.repliesCount,
    isRevised: task.isRevised,
    rejectReason: task.rejectReason,
    rejectField: task.rejectField,
    rejectComment: task.rejectComment,
    meanwhile: context.meanwhile,
    draftSavedAt: context.draftSavedAt,
    message: context.message,
  }
}

/** What these fields are, in words and each once: «бюджет», «сроки». */
export const changedPartsOf = (fields: readonly WizardField[]): readonly string[] => changedParts(inputFieldsOf(fields))
