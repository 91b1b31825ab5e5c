import type { CategoryIndex } from '../categories/index.ts'
import type { EditableTask } from '../contract/task-edit.ts'
import type { Task, TaskStatus } from '../contract/tasks.ts'
import type { Clock, KeyValueStorage } from '../ports/index.ts'
import type { TaskFieldErrors } from './check-task-input.ts'
import type { SentChanges } from './task-edit-values.ts'
import type { FilesMoved } from './task-wizard.types.ts'
import type { WizardField, WizardValues } from './task-wizard-values.ts'

/** What the form of a task lives in. */
export interface TaskEditInput {
  readonly task: EditableTask
  readonly categories: CategoryIndex
  /** IANA name of the author's zone: in it a chosen day is meant. */
  readonly timeZone: string
  readonly clock: Clock
  readonly storage: KeyValueStorage
}

/** What has become of the task while its author was typing. */
export interface Meanwhile {
  /** The task as it is now. */
  readonly theirs: WizardValues
  /** Fields that were changed elsewhere. */
  readonly changed: readonly WizardField[]
  /** Those of them that were changed here too: what was typed here stands. */
  readonly contested: readonly WizardField[]
  /** Its new status, when that has changed. */
  readonly status: TaskStatus | null
}

export interface TaskEditContext extends TaskEditInput {
  /** What was there when the form was opened, or has become of it. */
  readonly base: WizardValues
  readonly values: WizardValues
  /** What is wrong with `values`; shown once they were tried to be saved. */
  readonly problems: TaskFieldErrors
  /** What the server or a moderator said about fields; a field loses its entry when it changes. */
  readonly refused: TaskFieldErrors
  readonly isAttempted: boolean
  readonly meanwhile: Meanwhile | null
  /** Names of files that were chosen and have not arrived. */
  readonly missing: readonly string[]
  /** Names of files that an older page had and this one has not. */
  readonly lost: readonly string[]
  /** Grows when the files are all others than before. */
  readonly filesRound: number
  /** When what was typed before and not saved was kept, milliseconds; `null` when nothing was. */
  readonly draftSavedAt: number | null
  /** Why the last attempt failed, fit to show. */
  readonly message: string | null
}

export type TaskEditEvent =
  | { [F in WizardField]: { type: 'field.change'; name: F; value: WizardValues[F] } }[WizardField]
  | FilesMoved
  /** The notice about lost files was read. */
  | { type: 'lost.dismiss' }
  | { type: 'task.save' }
  /** Forgets what was typed and not saved. */
  | { type: 'draft.discard' }
  /** Takes what was changed elsewhere in place of what was typed. */
  | { type: 'theirs.take' }

export type TaskEditEmitted =
  /** Something stands in the way: put the focus on the summary of errors. */
  { type: 'edit.refused' } | { type: 'task.saved'; task: Task }

/** What the port `updateTask` gets. */
export interface UpdateTaskInput {
  readonly id: number
  readonly version: number
  readonly changes: SentChanges
}
