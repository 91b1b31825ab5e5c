import { manualClock } from '@artel/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../test/database.ts'
import { aStoredUser } from '../test/http.ts'
import type { Database } from './db/database.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createLogger } from './logging/logger.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const HOUR = 3_600_000

it('cleans up every hour, goes on after a failure, and ends when the server does', async () => {
  const clock = manualClock()
  const { id } = await aStoredUser(database)
  await database.kysely
    .insertInto('idempotency_keys')
    .values({
      user_id: id,
      key: 'old',
      operation: 'createTask',
      request_hash: Buffer.alloc(32),
      created_at: new Date(clock.now() - 25 * HOUR),
    })
    .execute()
  const purged: number[] = []
  const auth = {
    purge: async () => {
      purged.push(clock.now())
      if (purged.length === 1) throw new Error('The database is away')
    },
  }

  const stop = startHousekeeping({ auth, database, clock, logger: createLogger({ logLevel: 'silent' }) })
  const start = clock.now()
  await clock.elapse(HOUR)
  await clock.elapse(HOUR)
  await stop()
  await clock.elapse(5 * HOUR)

  expect(purged.map((at) => (at - start) / HOUR)).toEqual([1, 2])
  expect(await database.kysely.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
  expect(clock.pending).toBe(0)
})
