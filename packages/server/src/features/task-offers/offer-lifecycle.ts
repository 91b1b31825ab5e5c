import {
  type Actor,
  decideOffer,
  type OfferCommand,
  type OfferDecision,
  type OfferFacts,
  offerFactsOf,
} from '@artel/core/tasks'
import type { Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { TaskRow } from '../tasks/tasks.tables.ts'
import { updateOfferStatus } from './task-offers.queries.ts'
import type { OfferRow } from './task-offers.tables.ts'

/** A stored offer as the lifecycle of core sees it. */
const offerFacts = (offer: OfferRow, task: Pick<TaskRow, 'status'>): OfferFacts =>
  offerFactsOf(
    {
      status: offer.status,
      client: { id: offer.client_id },
      executor: { id: offer.executor_id },
      createdAt: offer.created_at.toISOString(),
    },
    task,
  )

/** One event to happen to an offer of a locked task. */
export interface OfferAttempt {
  readonly event: OfferCommand
  readonly actor: Actor
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Lets core's machine decide an event, and writes what it decides. A refusal writes nothing. */
export async function tryOfferTransition(
  trx: Transaction<Schema>,
  offer: OfferRow,
  task: Pick<TaskRow, 'status'>,
  attempt: OfferAttempt,
): Promise<OfferDecision> {
  const decision = decideOffer({ offer: offerFacts(offer, task), ...attempt })
  if (!decision.ok) return decision
  // The lock on the task makes a miss impossible; the condition makes sure of it.
  if (!(await updateOfferStatus(trx, offer, decision.status, new Date(attempt.now)))) {
    throw new Refusal('VERSION_CONFLICT')
  }
  return decision
}

/** The same for what must not fail. @throws Refusal TRANSITION_REFUSED with the machine's reason */
export async function transitionOffer(
  trx: Transaction<Schema>,
  offer: OfferRow,
  task: Pick<TaskRow, 'status'>,
  attempt: OfferAttempt,
): Promise<void> {
  const decision = await tryOfferTransition(trx, offer, task, attempt)
  if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
}
