import { isReplyVisible } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { lockTask } from '../tasks/tasks.queries.ts'
import * as queries from './task-replies.queries.ts'

/**
 * A reply that the actor is a party of, in the version that they have seen. The task is locked first, so whatever happens to
 * a task and its replies happens one after another.
 * @throws Refusal NOT_FOUND, VERSION_CONFLICT
 */
export async function lockReply(trx: Transaction<Schema>, actor: UserViewer, id: number, version?: number) {
  const known = await queries.selectTaskIdOfReply(trx, id)
  const task = known && (await lockTask(trx, known.task_id))
  const reply = task && (await queries.selectReply(trx, id))
  if (!reply || !isReplyVisible({ executor: { id: reply.executor_id } }, { author: { id: task.author_id } }, actor)) {
    throw new Refusal('NOT_FOUND')
  }
  if (version !== undefined && reply.version !== version) throw new Refusal('VERSION_CONFLICT')
  return { reply, task }
}
