import type { TaskStatus } from '@artel/core/contract'
import {
  type Actor,
  decideTask,
  type TaskCommand,
  type TaskFacts,
  type TaskWrites,
  taskErrorCode,
} from '@artel/core/tasks'
import type { Transaction, Updateable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { columnsOf } from './task-columns.ts'
import { changedColumns, insertTaskEvent, keepDeal, updateTask } from './tasks.queries.ts'
import type { TaskRow, TasksTable } from './tasks.tables.ts'

const ENDED: ReadonlySet<TaskStatus> = new Set(['FINISHED', 'ARCHIVED', 'CANCELED'])

/** A stored task as the lifecycle of core sees it. */
export const taskFacts = (task: TaskRow): TaskFacts => ({
  status: task.status,
  authorId: task.author_id,
  executorId: task.executor_id,
  cancelledBy: task.cancelled_by,
  repliesCount: task.replies_count,
  endPeriod: task.end_period.toISOString(),
  finishRequestedAt: task.finish_requested_at?.toISOString() ?? null,
  endedAt: task.ended_at?.toISOString() ?? null,
  hasRevision: task.revision !== null,
})

/** One event to happen to a task. */
export interface TaskAttempt {
  readonly event: TaskCommand
  readonly actor: Actor
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Lets core's machine decide an event on a locked task, and writes what it decides with a line of history.
 * @param values of the task that the event changes, beside what the machine decides
 * @throws Refusal TASK_LIMIT_REACHED, or TRANSITION_REFUSED with the machine's reason
 */
export async function transitionTask(
  trx: Transaction<Schema>,
  task: TaskRow,
  attempt: TaskAttempt,
  values: Updateable<TasksTable> = {},
): Promise<TaskRow> {
  const { event, actor, now } = attempt
  const decision = decideTask({ task: taskFacts(task), event, actor, now })
  if (!decision.ok) throw new Refusal(taskErrorCode(decision.refusal), { refusal: decision.refusal })

  const at = new Date(now)
  const { status, changes } = decision
  const revision = await revisionColumns(trx, task, changes)
  const waits = 'revision' in values ? values.revision : revision.revision
  const isWaiting = status === 'PENDING' || (waits ?? null) !== null
  const changed = await updateTask(trx, task, {
    ...changedColumns(changes),
    ...revision,
    ...values,
    status,
    waiting_since: isWaiting ? (task.waiting_since ?? at) : null,
    ...(status !== task.status && { ended_at: ENDED.has(status) ? at : null, review_told: 0 }),
    // A new end is warned of anew.
    ...((values.end_period ?? changes.endPeriod) !== undefined && { expiry_warned_at: null }),
    updated_at: at,
  })
  // The lock makes this impossible; the condition makes sure of it.
  if (!changed) throw new Refusal('VERSION_CONFLICT')
  const { id, executor_id: executorId, ended_at: endedAt, review_told: told } = task
  if (executorId && endedAt && !changed.executor_id)
    await keepDeal(trx, { task_id: id, executor_id: executorId, ended_at: endedAt, review_told: told })
  await insertTaskEvent(trx, { ...historyOf(attempt, task.id, at), from: task.status, to: status })
  return changed
}

/** The changes that wait for a moderator stay as they are, become the task, or are forgotten. */
async function revisionColumns(
  trx: Transaction<Schema>,
  { revision, city_id: cityId }: TaskRow,
  changes: TaskWrites,
): Promise<Updateable<TasksTable>> {
  if (changes.revision === undefined) return { revision: revision && JSON.stringify(revision) }
  const applied = changes.revision === 'APPLY' && revision ? await columnsOf(trx, { input: revision, cityId }) : {}
  return { ...applied, revision: null }
}

/** What a line of history says of an attempt. */
export const historyOf = ({ event, actor }: TaskAttempt, taskId: number, at: Date) => ({
  taskId,
  event: event.type,
  actorId: actor === 'system' ? null : actor.id,
  reason: 'reason' in event ? event.reason : 'rule' in event ? event.rule : null,
  comment: 'comment' in event ? event.comment?.trim() || null : null,
  at,
})
