import { createHash } from 'node:crypto'
import type { Operation } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type UnitOfWork, unitOfWork } from '../db/unit-of-work.ts'
import type { Logger } from '../logging/logger.ts'

/** One request that may be asked again. */
export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  readonly operation: Operation
  /** What the request asks for; the same key with anything else is refused. */
  readonly args: unknown
}

/** A key came again with another request than the first time. */
export class IdempotencyKeyReused extends Error {
  override readonly name = 'IdempotencyKeyReused'
}

/**
 * Does a change once per key. The key is written in the transaction of the change: of parallel requests one works and
 * the others wait for its commit and get its answer; after a rollback the next one works.
 * @throws IdempotencyKeyReused when the key came with another request.
 */
export function idempotent<T>(
  db: Kysely<Schema>,
  logger: Logger,
  { userId, key, operation, args }: KeyedRequest,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(args)).digest()
  return unitOfWork(db, logger, async (unit) => {
    const claimed = await unit.trx
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, operation, request_hash: requestHash })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return answerOf<T>(unit, { userId, key, operation }, requestHash)

    const answer = await work(unit)
    await unit.trx
      .updateTable('idempotency_keys')
      .set({ response: answer === undefined ? null : JSON.stringify(answer) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function answerOf<T>(
  { trx }: UnitOfWork,
  { userId, key, operation }: Omit<KeyedRequest, 'args'>,
  requestHash: Buffer,
): Promise<T> {
  const kept = await trx
    .selectFrom('idempotency_keys')
    .select(['operation', 'request_hash', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (kept.operation !== operation || !kept.request_hash.equals(requestHash)) throw new IdempotencyKeyReused()
  return (kept.response ?? undefined) as T
}

/** How long an answer can be asked for again. */
const KEPT_MS = 24 * 3_600_000

/** Removes the keys nobody will ask with again; answers how many. `now` in milliseconds. */
export async function purgeIdempotencyKeys(db: Kysely<Schema>, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now - KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
