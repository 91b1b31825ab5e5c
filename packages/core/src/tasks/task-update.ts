import type { TaskChanges, TaskInput } from '../contract/tasks.ts'
import { type CheckedTask, checkTaskInput, type TaskFieldErrors, type TaskSurroundings } from './check-task-input.ts'
import { type FoundContact, findContacts } from './find-contacts.ts'
import { mergeTaskChanges } from './merge-task-changes.ts'

/** A change of a task on its way in. */
export interface IntendedUpdate {
  /** What the public sees. */
  readonly before: TaskInput
  /** What waits for a moderator; the author has seen it last and goes on from it. */
  readonly revision: Partial<TaskInput> | null
  readonly changes: TaskChanges
}

/** The task as it is to be, with what differs from what the public sees; or what is wrong, by field. */
export type CheckedUpdate =
  | { readonly ok: true; readonly input: CheckedTask; readonly fields: readonly (keyof TaskInput)[] }
  | { readonly ok: false; readonly fields: TaskFieldErrors }

/** Holds a change to the rules of a new task. An open end stays where it was: changing the budget does not prolong the task. */
export const checkTaskUpdate = (
  { before, revision, changes }: IntendedUpdate,
  surroundings: TaskSurroundings,
): CheckedUpdate => {
  const checked = checkTaskInput(mergeTaskChanges({ ...before, ...revision }, changes), surroundings)
  if (!checked.ok) return checked
  const isStillOpenEnded = checked.value.startPeriod === null && checked.value.dateMode === before.dateMode
  const input = {
    ...checked.value,
    ...(isStillOpenEnded && before.endPeriod !== null && { endPeriod: before.endPeriod }),
  }
  const fields = (Object.keys(before) as (keyof TaskInput)[]).filter((field) => !isSame(before[field], input[field]))
  return { ok: true, input, fields }
}

/** The part of what an author writes that somebody else would read: contacts in it stop the system. */
export const contactsInTask = ({
  title,
  description,
  properties,
}: Pick<TaskInput, 'title' | 'description' | 'properties'>): readonly FoundContact[] =>
  [title, description, ...Object.values(properties).filter((value) => typeof value === 'string')].flatMap(findContacts)

/** Properties are compared by what they say, whatever the order of their keys. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b))
    : value
