import { manualClock } from '@artel/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aStoredUser } from '../../test/http.ts'
import type { Database } from '../platform/db/database.ts'
import { createJobQueue } from '../platform/jobs/job-queue.ts'
import { createJobWorker } from '../platform/jobs/job-worker.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { housekeepingJobs } from './housekeeping.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const HOUR = 3_600_000

it('removes every hour what nobody can use any more, whatever part of it fails', async () => {
  const clock = manualClock()
  const { id } = await aStoredUser(database)
  await database.kysely
    .insertInto('idempotency_keys')
    .values(
      [
        { user_id: id, key: 'old', created_at: new Date(clock.now() - 25 * HOUR) },
        { user_id: id, key: 'fresh', created_at: new Date(clock.now()) },
      ].map((row) => ({ ...row, operation: 'createTask' as const, request_hash: Buffer.alloc(32) })),
    )
    .execute()
  await database.kysely
    .insertInto('jobs')
    .values({ name: 'test', run_at: new Date(0), failed_at: new Date(clock.now() - 31 * 24 * HOUR) })
    .execute()
  const link = { user_id: id, purpose: 'RESET_PASSWORD', email: 'irina@artel.test', created_at: new Date(0) } as const
  await database.kysely
    .insertInto('mail_links')
    .values([
      { ...link, hash: Buffer.alloc(32, 1), expires_at: new Date(clock.now() - 31 * 24 * HOUR) },
      { ...link, hash: Buffer.alloc(32, 2), expires_at: new Date(clock.now() - HOUR) },
    ])
    .execute()
  const purged: number[] = []
  const auth = {
    purge: async () => {
      purged.push(clock.now())
      throw new Error('The database is away')
    },
  }
  const worker = createJobWorker({
    db: database.kysely,
    jobs: housekeepingJobs({ auth, db: database.kysely, clock }),
    queue: createJobQueue(clock),
    clock,
    logger: createLogger({ logLevel: 'silent' }),
    isAlone: true,
  })

  await worker.runDue()
  clock.advance(HOUR)
  await worker.runDue()

  expect(purged).toHaveLength(2)
  expect(await database.kysely.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'fresh' }])
  expect(await database.kysely.selectFrom('mail_links').select('hash').execute()).toEqual([
    { hash: Buffer.alloc(32, 2) },
  ])
  expect(await database.kysely.selectFrom('jobs').select('name').orderBy('name').execute()).toEqual([
    { name: 'auth.purge' },
    { name: 'auth.purge-links' },
    { name: 'idempotency.purge' },
    { name: 'jobs.purge' },
  ])
  await worker.stop()
})
