import { isOfferVisible } from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { lockTask } from '../tasks/tasks.queries.ts'
import * as queries from './task-offers.queries.ts'

/**
 * An offer that the actor is a party of, in the version that they have seen. The task is locked first.
 * @throws Refusal NOT_FOUND, VERSION_CONFLICT
 */
export async function lockOffer(trx: Transaction<Schema>, actor: UserViewer, id: number, version?: number) {
  const known = await queries.selectTaskIdOfOffer(trx, id)
  const task = known && (await lockTask(trx, known.task_id))
  const offer = task && (await queries.selectOffer(trx, id))
  if (!offer || !isOfferVisible({ client: { id: offer.client_id }, executor: { id: offer.executor_id } }, actor)) {
    throw new Refusal('NOT_FOUND')
  }
  if (version !== undefined && offer.version !== version) throw new Refusal('VERSION_CONFLICT')
  return { offer, task }
}
