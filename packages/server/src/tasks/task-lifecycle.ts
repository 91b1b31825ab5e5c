import type { TaskStatus } from '@artel/core/contract'
import { type Actor, decideTask, type TaskCommand, type TaskFacts } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import type { Schema, TaskRow } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { changedColumns, insertTaskEvent, updateTask } from './tasks.queries.ts'

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
 * @throws Refusal TRANSITION_REFUSED with the machine's reason
 */
export async function transitionTask(trx: Transaction<Schema>, task: TaskRow, attempt: TaskAttempt): Promise<TaskRow> {
  const { event, actor, now } = attempt
  const decision = decideTask({ task: taskFacts(task), event, actor, now })
  if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })

  const at = new Date(now)
  const changed = await updateTask(trx, task, {
    ...changedColumns(decision.changes),
    status: decision.status,
    ended_at: ENDED.has(decision.status) ? at : null,
    updated_at: at,
  })
  // The lock makes this impossible; the condition makes sure of it.
  if (!changed) throw new Refusal('VERSION_CONFLICT')
  await insertTaskEvent(trx, { ...historyOf(attempt, task.id, at), from: task.status, to: decision.status })
  return changed
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
