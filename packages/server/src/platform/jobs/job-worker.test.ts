import { manualClock } from '@artel/core/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { createLogger } from '../logging/logger.ts'
import { createJobQueue } from './job-queue.ts'
import { createJobWorker, type JobWorker } from './job-worker.ts'
import { countJobs } from './jobs.queries.ts'
import { type Job, type JobContext, jobKind, LEASE_MS, LeaseLost, queuedJob, sweep } from './jobs.ts'

let database: Database
const workers: JobWorker[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await database.kysely.deleteFrom('jobs').execute()
})
afterAll(() => database.close())

const logger = createLogger({ logLevel: 'silent' })
const clock = manualClock(new Date().toISOString())
const queue = createJobQueue(clock)
const greeting = jobKind('test.greet', z.object({ name: z.string().min(1) }))

const aWorker = (jobs: readonly Job[], { isAlone = false } = {}): JobWorker => {
  const worker = createJobWorker({ db: database.kysely, jobs, queue, clock, logger, isAlone })
  workers.push(worker)
  return worker
}

const ask = (...names: string[]) =>
  transaction(database.kysely, async (trx) => {
    for (const name of names) await queue.enqueue(trx, greeting, { name })
  })

const stored = () => database.kysely.selectFrom('jobs').select(['name', 'attempts', 'last_error']).execute()

/** A promise and the way to keep it. */
function later() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('a job runs after the commit of what it follows from, and not after a rollback', async () => {
  const greeted: string[] = []
  const worker = aWorker([queuedJob(greeting, { run: async ({ name }) => void greeted.push(name) })])
  await ask('Анна')
  await transaction(database.kysely, async (trx) => {
    await queue.enqueue(trx, greeting, { name: 'никто' })
    throw new Error('changed my mind')
  }).catch(() => {})

  await worker.runDue()

  expect(greeted).toEqual(['Анна'])
  expect(await stored()).toEqual([])
})

test('a payload that its kind does not allow is refused where it is asked for', async () => {
  await expect(ask('')).rejects.toThrow(z.ZodError)
})

test('of two workers that race for a hundred jobs each job has one', async () => {
  const done: string[] = []
  const job = queuedJob(greeting, {
    run: (payload, ctx) =>
      ctx.finish(async () => {
        done.push(payload.name)
      }),
  })
  const names = Array.from({ length: 100 }, (_, index) => `№ ${index}`)
  await ask(...names)

  await Promise.all([aWorker([job]).runDue(), aWorker([job]).runDue()])

  expect(done.toSorted()).toEqual(names.toSorted())
})

test('a job whose process dies in the middle is run by another, and the dead one changes nothing any more', async () => {
  const stuck = later()
  const lost = vi.fn()
  const dying = aWorker([
    queuedJob(greeting, {
      async run(_payload, ctx) {
        await stuck.promise
        await ctx.finish(async () => {}).catch(lost)
        throw new LeaseLost()
      },
    }),
  ])
  const attempts: number[] = []
  const heir = aWorker([queuedJob(greeting, { run: async (_payload, ctx) => void attempts.push(ctx.attempt) })])
  await ask('Анна')
  const dead = dying.runDue()
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ attempts: 1 }]))

  await heir.runDue()
  expect(attempts).toEqual([])
  // What a dead process does not do: its timers never fire.
  await database.kysely
    .updateTable('jobs')
    .set({ leased_until: new Date(clock.now()) })
    .execute()
  await heir.runDue()
  expect(attempts).toEqual([2])

  stuck.resolve()
  await dead
  expect(lost.mock.calls).toEqual([[expect.any(LeaseLost)]])
})

test('a job that runs for long keeps its lease', async () => {
  const [started, stuck] = [later(), later()]
  const job = queuedJob(greeting, {
    run() {
      started.resolve()
      return stuck.promise
    },
  })
  await ask('Анна')
  const run = aWorker([job]).runDue()
  const leasedUntil = async () =>
    (await database.kysely.selectFrom('jobs').select('leased_until').executeTakeFirst())?.leased_until?.getTime()
  await started.promise
  expect(await leasedUntil()).toBe(clock.now() + LEASE_MS)

  clock.advance(LEASE_MS / 3)

  await expect.poll(leasedUntil, { timeout: 20_000 }).toBe(clock.now() + LEASE_MS)
  stuck.resolve()
  await run
})

test('a poisoned job is tried again after ever longer pauses, then given up and counted', async () => {
  const moments: number[] = []
  const start = clock.now()
  const poisoned = queuedJob(greeting, {
    retry: { tries: 3, firstDelayMs: 1_000 },
    async run() {
      moments.push(clock.now() - start)
      throw new Error('poison')
    },
  })
  const worker = aWorker([poisoned])
  await ask('Анна')

  for (let second = 0; second < 10; second += 1) {
    await worker.runDue()
    clock.advance(1_000)
  }

  expect(moments).toEqual([0, 1_000, 3_000])
  expect(await countJobs(database.kysely, new Date(clock.now()))).toEqual([
    { name: 'test.greet', state: 'failed', count: 1 },
  ])
})

test('a job that kills its process each time is given up without being run once more', async () => {
  const run = vi.fn()
  const worker = aWorker([queuedJob(greeting, { retry: { tries: 3 }, run })])
  await ask('Анна')
  await database.kysely.updateTable('jobs').set({ attempts: 3 }).execute()

  await worker.runDue()

  expect(run).not.toHaveBeenCalled()
  expect(await stored()).toMatchObject([{ last_error: 'The process died each time while the job ran' }])
})

test('a job asked for twice under one key is one job, and a later one runs later', async () => {
  const greeted: string[] = []
  const worker = aWorker([queuedJob(greeting, { run: async ({ name }) => void greeted.push(name) })])
  await transaction(database.kysely, async (trx) => {
    const options = { key: 'greet Анна', runAt: new Date(clock.now() + 60_000) }
    await queue.enqueue(trx, greeting, { name: 'Анна' }, options)
    await queue.enqueue(trx, greeting, { name: 'Анна' }, options)
  })
  await worker.runDue()
  expect(greeted).toEqual([])

  clock.advance(60_000)
  await worker.runDue()
  expect(greeted).toEqual(['Анна'])
})

test('a sweep runs at its interval whoever runs it, and goes on after a failure', async () => {
  const moments: number[] = []
  const start = clock.now()
  const cleaning = sweep({
    name: 'test.clean',
    everyMs: 60_000,
    async run() {
      moments.push((clock.now() - start) / 1000)
      if (moments.length === 2) throw new Error('the database is away')
    },
  })
  const [one, two] = [aWorker([cleaning]), aWorker([cleaning])]
  for (let turn = 0; turn < 14; turn += 1) {
    await Promise.all([one.runDue(), two.runDue()])
    clock.advance(10_000)
  }

  expect(moments).toEqual([0, 60, 70, 130])
})

test('a change in the database and the end of its job are one', async () => {
  let attempts = 0
  const change = async (ctx: JobContext) => {
    attempts += 1
    await ctx.finish(async (unit) => {
      await unit.trx.insertInto('regions').values({ id: 1, name: 'Татарстан', lat: 0, lon: 0 }).execute()
      if (attempts === 1) throw new Error('torn')
    })
  }
  const worker = aWorker([queuedJob(greeting, { retry: { firstDelayMs: 0 }, run: (_payload, ctx) => change(ctx) })])
  await ask('Анна')

  await worker.runDue()

  expect(attempts).toBe(2)
  expect(await database.kysely.selectFrom('regions').select('name').execute()).toEqual([{ name: 'Татарстан' }])
  expect(await stored()).toEqual([])
})

test('a started worker sees what is asked for at once, and gives back at its end what it has to interrupt', async () => {
  const begun = later()
  const worker = aWorker([
    queuedJob(greeting, {
      run: (_payload, { signal }) => {
        begun.resolve()
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    }),
  ])
  await worker.start()
  await ask('Анна')
  await vi.waitFor(() => {
    clock.advance(100)
    return Promise.race([begun.promise, Promise.reject(new Error('not begun'))])
  })

  await worker.stop()

  expect(await stored()).toEqual([{ name: 'test.greet', attempts: 0, last_error: null }])
})

test('the only process of an embedded database takes over at once what its forerunner was doing', async () => {
  const greeted: string[] = []
  await ask('Анна')
  await database.kysely
    .updateTable('jobs')
    .set({ lease_id: crypto.randomUUID(), leased_until: new Date(clock.now() + LEASE_MS), attempts: 1 })
    .execute()
  const worker = aWorker([queuedJob(greeting, { run: async ({ name }) => void greeted.push(name) })], { isAlone: true })

  await worker.start()
  await worker.runDue()

  expect(greeted).toEqual(['Анна'])
})
