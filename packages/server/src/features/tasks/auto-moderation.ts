import { decideTask, findContacts } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { type TaskAttempt, taskFacts, transitionTask } from './task-lifecycle.ts'
import type { TaskRow } from './tasks.tables.ts'

/**
 * Lets the system approve a task or its changes, unless their text holds contacts: those wait for a moderator, as everything
 * does that is not the system's to approve. `now` in milliseconds.
 */
export async function autoModerate(trx: Transaction<Schema>, task: TaskRow, now: number): Promise<TaskRow> {
  const attempt: TaskAttempt = { event: { type: 'APPROVE', contacts: contactsIn(task) }, actor: 'system', now }
  const decision = decideTask({ task: taskFacts(task), ...attempt })
  return decision.ok ? transitionTask(trx, task, attempt) : task
}

/** Everything a stranger would read. */
const contactsIn = ({ title, description, properties, revision }: TaskRow) =>
  [
    revision?.title ?? title,
    revision?.description ?? description,
    ...Object.values(revision?.properties ?? properties).filter((value) => typeof value === 'string'),
  ].flatMap(findContacts)
