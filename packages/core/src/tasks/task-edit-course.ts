import type { EditableTask } from '../contract/task-edit.ts'
import type { TaskFieldErrors } from './check-task-input.ts'
import type { TaskEditContext, TaskEditInput } from './task-edit.types.ts'
import { readEditDraft } from './task-edit-draft.ts'
import { differentFields, editValuesOf } from './task-edit-values.ts'
import { rejectRuleFields, rejectRuleFixes, rejectRuleLabels } from './task-labels.ts'
import { problemsOf, type WizardField, type WizardValues } from './task-wizard-values.ts'

const pick = (values: WizardValues, fields: readonly WizardField[]): Partial<WizardValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** On a task with replies the category stays (product §10). */
export const isCategoryLocked = ({ repliesCount }: Pick<EditableTask, 'repliesCount'>): boolean => repliesCount > 0

/** What a moderator has said, at the field it speaks of. */
const rejectionOf = (task: EditableTask): TaskFieldErrors => {
  const { rejectReason } = task
  const field = rejectReason && rejectRuleFields[rejectReason]
  if (!rejectReason || !field || (field === 'categoryId' && isCategoryLocked(task))) return {}
  return { [field]: `${rejectRuleLabels[rejectReason]}. ${rejectRuleFixes[rejectReason]}` }
}

/** Everything that is wrong with the values now, by field. */
export const problemsNow = ({ values, clock, ...context }: Pick<TaskEditContext, keyof TaskEditInput | 'values'>) =>
  problemsOf(values, { ...context, now: clock.now() })

/** The values as the form may hold them: a category that somebody has replied to is not changed. */
const allowed = (task: EditableTask, base: WizardValues, values: WizardValues): WizardValues =>
  isCategoryLocked(task) ? { ...values, categoryId: base.categoryId } : values

/** The form as it opens, with what was typed before and not saved. */
export const startOfEdit = (input: TaskEditInput): TaskEditContext => {
  const { task, clock, storage, timeZone } = input
  const base = editValuesOf(task, timeZone)
  const draft = readEditDraft(storage, task.id, clock.now())
  const values = allowed(task, base, { ...base, ...draft?.values })
  const isDraft = draft !== null && differentFields(base, values).length > 0
  const rejection = rejectionOf(task)
  const mended = new Set<string>(differentFields(base, values))
  return {
    ...input,
    base,
    values,
    problems: problemsNow({ ...input, values }),
    refused: Object.fromEntries(Object.entries(rejection).filter(([field]) => !mended.has(field))),
    isAttempted: false,
    meanwhile: null,
    draftSavedAt: isDraft ? draft.savedAt : null,
    message: null,
  }
}

/** What was changed and is not saved. */
export const unsavedOf = ({ base, values }: Pick<TaskEditContext, 'base' | 'values'>): Partial<WizardValues> =>
  pick(values, differentFields(base, values))

/** The form over the task as it is now: what was typed stands, the rest is as it has become. */
export const caughtUp = (context: TaskEditContext, task: EditableTask): TaskEditContext => {
  const theirs = editValuesOf(task, context.timeZone)
  const mine = differentFields(context.base, context.values)
  const changed = differentFields(context.base, theirs)
  const values = allowed(task, theirs, { ...theirs, ...pick(context.values, mine) })
  const contested = differentFields(theirs, values).filter((field) => changed.includes(field))
  return {
    ...context,
    task,
    base: theirs,
    values,
    problems: problemsNow({ ...context, values }),
    meanwhile: { theirs, changed, contested, status: task.status === context.task.status ? null : task.status },
    message: null,
  }
}
