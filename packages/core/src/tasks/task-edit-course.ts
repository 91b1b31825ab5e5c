import type { EditableTask } from '../contract/task-edit.ts'
import type { TaskRejectField } from '../contract/task-terms.ts'
import { isIn } from '../forms/index.ts'
import type { TaskFieldErrors } from './check-task-input.ts'
import type { TaskEditContext, TaskEditInput } from './task-edit.types.ts'
import { readEditDraft } from './task-edit-draft.ts'
import { differentFields, editValuesOf } from './task-edit-values.ts'
import { rejectRuleFields, rejectRuleFixes, rejectRuleLabels } from './task-labels.ts'
import { isStillKept } from './task-wizard-draft.ts'
import { stepOfField, type WizardStep } from './task-wizard-steps.ts'
import { fileIdsOf, problemsOf, type WizardField, type WizardValues } from './task-wizard-values.ts'

const pick = (values: WizardValues, fields: readonly WizardField[]): Partial<WizardValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** On a task with replies the category stays (product §10). */
export const isCategoryLocked = ({ repliesCount }: Pick<EditableTask, 'repliesCount'>): boolean => repliesCount > 0

/** Where in the form a moderator's word about a part of the task stands. */
const placeOf = (part: TaskRejectField, { placeMode, budgetType }: WizardValues): WizardField => {
  switch (part) {
    case 'TITLE':
      return 'title'
    case 'DESCRIPTION':
      return 'description'
    case 'CATEGORY':
      return 'categoryId'
    case 'PLACE':
      return placeMode === 'REMOTE' ? 'placeMode' : 'city'
    case 'BUDGET':
      return budgetType === 'NEGOTIABLE' ? 'budgetType' : 'budgetTo'
    case 'FILES':
      return 'files'
  }
}

/** What a moderator has said, at the field that they named, or that the rule speaks of. */
const rejectionOf = (task: EditableTask, base: WizardValues): TaskFieldErrors => {
  const { rejectReason, rejectField, rejectComment } = task
  if (rejectReason === null) return {}
  const field = rejectField ? placeOf(rejectField, base) : rejectRuleFields[rejectReason]
  if (!field || (field === 'categoryId' && isCategoryLocked(task))) return {}
  return { [field]: `${rejectRuleLabels[rejectReason]}. ${rejectComment ?? rejectRuleFixes[rejectReason]}` }
}

/** Place and budget are several fields each: whoever changes one of them has answered what was said of all. */
const ANSWERED_TOGETHER: ReadonlySet<WizardStep> = new Set(['where', 'budget'])

/** What was said against fields, without what a change of this one answers. */
export const withoutAnswered = (refused: TaskFieldErrors, name: WizardField): TaskFieldErrors => {
  const step = stepOfField(name)
  const isAnswered = (path: string) =>
    isIn({ fields: [name] }, path) || (ANSWERED_TOGETHER.has(step) && stepOfField(path) === step)
  return Object.fromEntries(Object.entries(refused).filter(([path]) => !isAnswered(path)))
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
  const attached = new Set(fileIdsOf(base))
  const drafted = draft?.values.files ?? base.files
  const files = drafted.filter((file) => attached.has(file.id) || isStillKept(file, clock.now()))
  const values = allowed(task, base, { ...base, ...draft?.values, files })
  const isDraft = draft !== null && differentFields(base, values).length > 0
  const rejection = rejectionOf(task, base)
  const mended = new Set<string>(differentFields(base, values))
  return {
    ...input,
    base,
    values,
    problems: problemsNow({ ...input, values }),
    refused: Object.fromEntries(Object.entries(rejection).filter(([field]) => !mended.has(field))),
    isAttempted: false,
    meanwhile: null,
    missing: [],
    lost: [...drafted.filter((file) => !files.includes(file)).map(({ name }) => name), ...(draft?.missing ?? [])],
    filesRound: 0,
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
    filesRound: context.filesRound + 1,
    problems: problemsNow({ ...context, values }),
    meanwhile: { theirs, changed, contested, status: task.status === context.task.status ? null : task.status },
    message: null,
  }
}
