import type { Clock, Timer } from '@artel/core/ports'
import type { AuthService } from './auth/auth.service.ts'
import type { Database } from './db/database.ts'
import { purgeIdempotencyKeys } from './idempotency/idempotent.ts'
import type { Logger } from './logging/logger.ts'

const EVERY_MS = 3_600_000

export interface HousekeepingDeps {
  readonly auth: Pick<AuthService, 'purge'>
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly logger: Logger
}

/** Removes every hour what nobody can use any more: old tokens, sessions, idempotency keys. Returns the way to stop. */
export function startHousekeeping({ auth, database, clock, logger }: HousekeepingDeps): () => Promise<void> {
  let timer: Timer
  let running = Promise.resolve()
  let isStopped = false

  const clean = async () => {
    try {
      await auth.purge()
      await purgeIdempotencyKeys(database.kysely, clock.now())
    } catch (error) {
      logger.warn({ err: error }, 'Could not clean up')
    }
    if (!isStopped) schedule()
  }
  const schedule = () => {
    timer = clock.setTimeout(() => {
      running = clean()
    }, EVERY_MS)
  }

  schedule()
  return () => {
    isStopped = true
    clock.clearTimeout(timer)
    return running
  }
}
