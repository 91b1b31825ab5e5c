import type pg from 'pg'
import type { Config } from '../platform/config/config.ts'
import type { Logger } from '../platform/logging/logger.ts'
import type { DemoAccount } from '../platform/logging/start-messages.ts'
import type { FileStorage } from '../platform/storage/file-storage.ts'
import { announceable, changedStaff } from './demo/demo-staff.ts'
import { seedReference } from './reference/seed-reference.ts'
import { readSeedMark } from './rows/seed-marks.ts'

export interface SeedOptions {
  /** Of a migrated database; one connection at a time is used. */
  readonly pool: pg.Pool
  /** Where the demo's pictures go. */
  readonly storage: FileStorage
  /** Whether an empty database is filled with demonstration data. */
  readonly seed: Config['seed']
  readonly logger: Logger
  /** Whether others than the one at this computer reach the site: then staff of the demo have no password that all know. */
  readonly isExposed?: boolean
  /** Milliseconds since the epoch: the moment at which the demo's dates end. */
  readonly now: number
}

/** What {@link seed} leaves behind. */
export interface Seeded {
  /** Accounts to announce at start; without the demo being wanted those whose password was just changed. */
  readonly accounts: readonly DemoAccount[]
  /** Whether people of the demo are in the database, wanted or not. */
  readonly hasDemo: boolean
}

/**
 * Puts reference data into a migrated database and, if wanted and nobody is in it yet, the demo. Cheap when all is there:
 * call it at every start, before requests are served.
 */
export async function seed({
  pool,
  storage,
  seed: wanted,
  logger,
  now,
  isExposed = false,
}: SeedOptions): Promise<Seeded> {
  const start = performance.now()
  const took = () => Math.round(performance.now() - start)
  if (await seedReference(pool)) logger.info({ ms: took() }, 'Reference data written')
  const isThere = (await readSeedMark(pool, 'demo')) !== undefined
  // A database that was filled with the demo before may be put to work: its staff must not keep a password that all know.
  if (wanted === 'none') return { accounts: isThere && isExposed ? await changedStaff(pool) : [], hasDemo: isThere }
  if (isThere) return { accounts: await announceable(pool, isExposed), hasDemo: true }
  // Its texts and pictures are of no use once they are in the database.
  const { seedDemo } = await import('./demo/seed-demo.ts')
  const outcome = await seedDemo(pool, storage, now)
  if (outcome === 'refused') {
    logger.warn('The database has accounts of its own, so the demo was not added')
    return { accounts: [], hasDemo: false }
  }
  if (outcome === 'written') logger.info({ ms: took() }, 'Demo content written')
  return { accounts: await announceable(pool, isExposed), hasDemo: true }
}
