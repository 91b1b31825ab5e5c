import type { Kysely, Transaction } from 'kysely'
import type { Logger } from '../logging/logger.ts'
import type { Schema } from './schema.ts'
import { transaction } from './transaction.ts'

/** One change of the database with what follows from it. */
export interface UnitOfWork {
  /** Everything in the unit must query with this. */
  readonly trx: Transaction<Schema>
  /**
   * Registers what must happen only if the change is kept: realtime events, notifications. Effects run in the order of
   * their registration right after the commit; the answer does not wait for them, and a failing one is only logged.
   */
  afterCommit(effect: () => unknown): void
}

/** A change that may be one statement, a transaction by itself. */
export interface SingleStatement extends Pick<UnitOfWork, 'afterCommit'> {
  readonly trx: Kysely<Schema>
}

/** A work that found itself overtaken: nothing was kept, and it knows what to do when it looks again. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
  readonly code = SERIALIZATION_FAILURE
}

const SERIALIZATION_FAILURE = '40001'
/** Serialization failure and deadlock: nothing was kept, and the same work may well succeed at once. */
const RETRYABLE = new Set([SERIALIZATION_FAILURE, '40P01'])
const ATTEMPTS = 3

/**
 * Runs `work` in one transaction, then its effects. A work that lost to a concurrent one is run again from the start,
 * so it must keep its state inside.
 */
export async function unitOfWork<T>(
  db: Kysely<Schema>,
  logger: Logger,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  return attempted(logger, (afterCommit) => transaction(db, (trx) => work({ trx, afterCommit })))
}

/**
 * Runs `work`, which changes the database with one statement at the most, then its effects: the same promises as
 * {@link unitOfWork} without the two statements that a transaction costs.
 */
export function singleStatement<T>(
  db: Kysely<Schema>,
  logger: Logger,
  work: (unit: SingleStatement) => Promise<T>,
): Promise<T> {
  return attempted(logger, (afterCommit) => work({ trx: db, afterCommit }))
}

async function attempted<T>(
  logger: Logger,
  change: (afterCommit: UnitOfWork['afterCommit']) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const effects: (() => unknown)[] = []
    try {
      const result = await change((effect) => {
        effects.push(effect)
      })
      for (const effect of effects) run(effect, logger)
      return result
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

async function run(effect: () => unknown, logger: Logger): Promise<void> {
  try {
    await effect()
  } catch (error) {
    logger.error({ err: error }, 'An effect after a commit failed')
  }
}
