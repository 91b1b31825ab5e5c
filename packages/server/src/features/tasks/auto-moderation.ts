import { contactsInTask, decideTask } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { inputOf } from './task-columns.ts'
import { type TaskAttempt, taskFacts, transitionTask } from './task-lifecycle.ts'
import type { TaskRow } from './tasks.tables.ts'

/**
 * Lets the system approve a task or its changes, unless their text holds contacts: those wait for a moderator, as everything
 * does that is not the system's to approve. `now` in milliseconds.
 */
export async function autoModerate(trx: Transaction<Schema>, task: TaskRow, now: number): Promise<TaskRow> {
  const attempt: TaskAttempt = {
    event: { type: 'APPROVE', contacts: contactsInTask({ ...inputOf(task), ...task.revision }) },
    actor: 'system',
    now,
  }
  const decision = decideTask({ task: taskFacts(task), ...attempt })
  return decision.ok ? transitionTask(trx, task, attempt) : task
}
