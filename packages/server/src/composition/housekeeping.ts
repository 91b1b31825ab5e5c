import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { AuthService } from '../features/auth/auth.service.ts'
import { deleteLinksExpiredBefore } from '../features/auth/mail-links.queries.ts'
import type { Schema } from '../platform/db/schema.ts'
import { purgeIdempotencyKeys } from '../platform/idempotency/idempotent.ts'
import { deleteFailedJobs } from '../platform/jobs/jobs.queries.ts'
import { type Job, purge } from '../platform/jobs/jobs.ts'

const HOUR_MS = 3_600_000
/** So long somebody can look at why a job was given up. */
const FAILED_JOBS_KEPT_MS = 30 * 24 * HOUR_MS
/** So long a link that is over can say whether it was used. */
const LINKS_KEPT_MS = 30 * 24 * HOUR_MS

export interface HousekeepingDeps {
  readonly auth: Pick<AuthService, 'purge'>
  readonly db: Kysely<Schema>
  readonly clock: Clock
}

/** Removes every hour what nobody can use any more: old tokens, sessions, idempotency keys, jobs given up long ago. */
export const housekeepingJobs = ({ auth, db, clock }: HousekeepingDeps): Job[] => [
  purge('auth.purge', () => auth.purge()),
  purge('auth.purge-links', () => deleteLinksExpiredBefore(db, new Date(clock.now() - LINKS_KEPT_MS))),
  purge('idempotency.purge', () => purgeIdempotencyKeys(db, clock.now())),
  purge('jobs.purge', () => deleteFailedJobs(db, new Date(clock.now() - FAILED_JOBS_KEPT_MS))),
]
