import type { CategoryIndex } from '../categories/index.ts'
import type { Category } from '../contract/categories.ts'
import type { StoredFile } from '../contract/files.ts'
import type { TaskInput, TaskStatus } from '../contract/tasks.ts'
import type { Clock, KeyValueStorage, RandomIds } from '../ports/index.ts'
import type { TaskFieldErrors } from './check-task-input.ts'
import type { WizardDraft } from './task-wizard-draft.ts'
import type { WizardStep } from './task-wizard-steps.ts'
import type { WizardField, WizardValues } from './task-wizard-values.ts'

/** What the wizard lives in. */
export interface WizardInput {
  readonly categories: CategoryIndex
  /** IANA name of the author's zone: in it a chosen day is meant. */
  readonly timeZone: string
  readonly clock: Clock
  readonly storage: KeyValueStorage
  readonly ids: RandomIds
  readonly isSignedIn: boolean
  /** Slug of the category that the visitor comes with: a leaf is chosen for them, of a branch the leaves are offered. */
  readonly category?: string
  /** What brought the visitor here, as an advertisement told it. */
  readonly utm?: Readonly<Record<string, string>>
  /** Known beforehand, e.g. the title typed on the home page, the chosen city. */
  readonly prefill?: Partial<WizardValues>
}

export interface WizardContext extends Omit<WizardInput, 'prefill' | 'category' | 'utm'> {
  readonly utm: Readonly<Record<string, string>>
  /** The branch that the visitor came with, until they start over. */
  readonly branch: Category | null

  readonly prefill: Partial<WizardValues>
  readonly values: WizardValues
  /** What is wrong with `values`, of all steps; shown once their step was tried to be left. */
  readonly problems: TaskFieldErrors
  /** What the server said about fields; a field loses its entry when it changes. */
  readonly refused: TaskFieldErrors
  /** Steps seen at least once; a prefilled one that was not is skipped. */
  readonly visited: readonly WizardStep[]
  /** Steps that were tried to be left, so that their problems may be shown. */
  readonly attempted: readonly WizardStep[]
  /** Where `routing` leads. */
  readonly destination: WizardStep
  /** A draft of before: taken up already, or set aside because something new was asked for. */
  readonly found: { readonly draft: WizardDraft; readonly isTakenUp: boolean } | null
  /** The same for every attempt to send the same values. */
  readonly idempotencyKey: string | null
  /** Why the last attempt failed, fit to show. */
  readonly message: string | null
  readonly isOnlineAgain: boolean
  /** Names of files that were chosen and have not arrived. */
  readonly missing: readonly string[]
  /** Those of them that do not come by themselves. */
  readonly failedFiles: readonly string[]
  /** Names of files that an older page had and this one has not. */
  readonly lost: readonly string[]
  /** Grows when the files are all others than before: a draft was taken up, or its author starts over. */
  readonly filesRound: number
  readonly wasSignedOut: boolean
  readonly task: CreatedTask | null
}

/** The queue of files has moved: what has arrived, and the names of what has not. */
export interface FilesMoved {
  type: 'files.moved'
  stored: readonly StoredFile[]
  missing: readonly string[]
  failed: readonly string[]
}

export type WizardEvent =
  | { [F in WizardField]: { type: 'field.change'; name: F; value: WizardValues[F] } }[WizardField]
  | FilesMoved
  /** The notice about lost files was read. */
  | { type: 'lost.dismiss' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** Goes to a step that was reached before, e.g. from the review. */
  | { type: 'step.open'; step: WizardStep }
  /** Takes up the draft that was set aside. */
  | { type: 'draft.takeUp' }
  /** Forgets the draft and starts over; of one that was set aside, just forgets it. */
  | { type: 'draft.discard' }
  /** The notice about the draft was read. */
  | { type: 'draft.dismiss' }
  | { type: 'task.submit' }
  | { type: 'session.signedIn' }
  | { type: 'session.signedOut' }
  /** The sign-in was closed without signing in. */
  | { type: 'signIn.dismiss' }
  | { type: 'connection.restored' }

export type WizardEmitted =
  /** Open the sign-in; afterwards send `session.signedIn` or `signIn.dismiss`. */
  | { type: 'signIn.required' }
  /** Something stands in the way: put the focus on the summary of errors. */
  | { type: 'step.refused' }
  | { type: 'task.created'; task: CreatedTask }

/** The task as the server has taken it. */
export interface CreatedTask {
  readonly id: number
  readonly status: TaskStatus
}

/** What the port `createTask` gets. */
export interface CreateTaskInput {
  readonly body: TaskInput & { readonly fileIds: string[] }
  readonly idempotencyKey: string
}
