import type { KeyValueStorage } from '../ports/index.ts'
import { DRAFT_LIFETIME, readNames, readValues } from './task-wizard-draft.ts'
import type { WizardValues } from './task-wizard-values.ts'

const VERSION = 1

/** Key of what was typed into the form of a task and not saved. */
export const taskEditDraftKey = (taskId: number): string => `artel_task_edit_${taskId}`

/** Changes of a task that were not saved: only the fields that were changed. */
export interface TaskEditDraft {
  readonly values: Partial<WizardValues>
  /** Names of files that were chosen and are not here any more. */
  readonly missing: readonly string[]
  /** Milliseconds. */
  readonly savedAt: number
}

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The unsaved changes of the last 30 days; `null` when there are none that this version understands. */
export const readEditDraft = (storage: KeyValueStorage, taskId: number, now: number): TaskEditDraft | null => {
  const { version, values, missing, savedAt } = parse(storage.get(taskEditDraftKey(taskId)))
  if (version !== VERSION || typeof savedAt !== 'number' || !(now - savedAt < DRAFT_LIFETIME)) return null
  const sound = readValues(values)
  const names = readNames(missing)
  return Object.keys(sound).length + names.length === 0 ? null : { values: sound, missing: names, savedAt }
}

/** Keeps the changes; without any, nothing is kept. */
export const writeEditDraft = (storage: KeyValueStorage, taskId: number, draft: TaskEditDraft): void => {
  if (Object.keys(draft.values).length + draft.missing.length === 0) forgetEditDraft(storage, taskId)
  else storage.set(taskEditDraftKey(taskId), JSON.stringify({ version: VERSION, ...draft }))
}

/** Forgets them: they were saved, or their author starts over. */
export const forgetEditDraft = (storage: KeyValueStorage, taskId: number): void =>
  storage.remove(taskEditDraftKey(taskId))
