import type { CategoryIndex } from '@artel/core/categories'
import type { TaskChanges, TaskInput } from '@artel/core/contract'
import { checkTaskUpdate, decideTask, taskErrorCode } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { autoModerate } from './auto-moderation.ts'
import { columnsOf, inputOf } from './task-columns.ts'
import { type TaskAttempt, taskFacts, transitionTask } from './task-lifecycle.ts'
import type { TaskRow } from './tasks.tables.ts'

type Field = keyof TaskInput

/** What a change of a task is made from. */
export interface TaskUpdate {
  /** Locked, in the version that the author has seen. */
  readonly task: TaskRow
  readonly author: UserViewer
  /** What is not named stays as the author has seen it last, a waiting version included. */
  readonly changes: TaskChanges
  readonly categories: CategoryIndex
  readonly autoModeration: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** A changed task and what of it everybody sees changed already. */
export interface UpdatedTask {
  readonly task: TaskRow
  readonly published: readonly Field[]
}

/**
 * Writes an author's changes: those that the machine sends to moderation wait beside the approved version, the others apply.
 * @throws Refusal VALIDATION_FAILED by field, CATEGORY_IMMUTABLE, TRANSITION_REFUSED
 */
export async function updateTask(trx: Transaction<Schema>, update: TaskUpdate): Promise<UpdatedTask> {
  const { task, author, categories, autoModeration, now } = update
  const before = inputOf(task)
  const intended = { before, revision: task.revision, changes: update.changes }
  const checked = checkTaskUpdate(intended, { categories, now })
  if (!checked.ok) throw validationRefusal(checked.fields)
  const { input, fields } = checked

  const attempt: TaskAttempt = { event: { type: 'UPDATE', fields }, actor: author, now }
  const decision = decideTask({ task: taskFacts(task), ...attempt })
  if (!decision.ok) throw new Refusal(taskErrorCode(decision.refusal), { refusal: decision.refusal })
  const waiting = new Set(decision.changes.fieldsToModerate)
  const pick = (wanted: (field: Field) => boolean): Partial<TaskInput> =>
    Object.fromEntries(fields.filter(wanted).map((field) => [field, input[field]]))
  const revision = pick((field) => waiting.has(field))
  // Also where it waits, a city must be one.
  const { cityId } = input
  await columnsOf(trx, { input: revision, cityId })
  const changed = await transitionTask(trx, task, attempt, {
    ...(await columnsOf(trx, { input: pick((field) => !waiting.has(field)), cityId })),
    revision: waiting.size === 0 ? null : JSON.stringify(revision),
  })
  const moderated = autoModeration ? await autoModerate(trx, changed, now) : changed
  return { task: moderated, published: moderated.revision === null ? fields : fields.filter((f) => !waiting.has(f)) }
}
