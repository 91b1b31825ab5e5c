import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compileServer } from '../../../../test/compiled.ts'
import { dataDirWithCluster } from '../../../../test/pglite-template.ts'
import { DatabasePool } from '../pool.ts'
import { isDatabaseUnavailable } from '../unavailable.ts'

const compiled = compileServer()
const { startEmbeddedServer } = (await import(
  compiled.url('platform/db/pglite/supervisor.js')
)) as typeof import('./supervisor.ts')

let dir: string
beforeEach(() => {
  dir = dataDirWithCluster()
})
afterEach(() => rmSync(dir, { recursive: true }))

async function start(limits: { hungAfterMs?: number; patienceMs?: number } = {}) {
  const logger = pino({ level: 'silent' })
  const server = await startEmbeddedServer({ dataDir: dir, logger, ...limits })
  const { host, port } = server.place
  const pool = new DatabasePool({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    ready: () => server.ready(),
  })
  return {
    pool,
    async close() {
      await pool.end()
      await server.close()
    },
  }
}

test('what was committed is there after a stop and a start', async () => {
  const first = await start()
  await first.pool.query(`create table note (text text); insert into note values ('раз')`)
  await first.close()
  const second = await start()
  expect((await second.pool.query('select text from note')).rows).toEqual([{ text: 'раз' }])
  await second.close()
})

test('the settings that make a commit wait for the disk are in force', async () => {
  const { pool, close } = await start()
  const { rows } = await pool.query(`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
           current_setting('wal_sync_method') as method, current_setting('full_page_writes') as pages`)
  expect(rows).toEqual([{ fsync: 'on', commit: 'on', method: 'fsync', pages: 'on' }])
  await close()
})

test('a panic costs the request in flight, and the next finds the database back with all that was committed', async () => {
  const { pool, close } = await start()
  await pool.query(`create table note (text text); insert into note values ('до')`)
  // As when the disk is full: PostgreSQL cannot begin the next file of its log.
  const log = join(dir, 'pglite', 'pg_wal')
  renameSync(log, `${log}-away`)
  const lost = await pool.query('select pg_switch_wal(); create table other (id int)').catch((error: unknown) => error)
  expect(isDatabaseUnavailable(lost)).toBe(true)
  renameSync(`${log}-away`, log)
  expect((await pool.query('select text from note')).rows).toEqual([{ text: 'до' }])
  await pool.query(`insert into note values ('после')`)
  await close()
})

test('a statement that never ends is cut off and the others are served', async () => {
  const { pool, close } = await start({ hungAfterMs: 200 })
  await expect(pool.query('select count(*) from generate_series(1, 1000000000)')).rejects.toThrow('terminated')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('while it does not come back requests are told so in good time, and served when it does', async () => {
  const { pool, close } = await start({ patienceMs: 100 })
  await pool.query(`create table note (text text); insert into note values ('до')`)
  const cluster = join(dir, 'pglite')
  const log = join(cluster, 'pg_wal')
  renameSync(log, `${log}-away`)
  // Dies, and cannot start again without its log.
  await pool.query('select pg_switch_wal(); create table other (id int)').catch(() => {})
  const waited = await Promise.all(
    Array.from({ length: 5 }, () => pool.query('select 1').catch((error: unknown) => error)),
  )
  expect(waited.map(isDatabaseUnavailable)).toEqual(Array(5).fill(true))
  renameSync(`${log}-away`, log)
  await expect
    .poll(
      () =>
        pool.query('select text from note').then(
          ({ rows }) => rows,
          () => null,
        ),
      { timeout: 20_000 },
    )
    .toEqual([{ text: 'до' }])
  await close()
})

test('requests wait five seconds for a database that does not come back, unless told otherwise', async () => {
  const server = await startEmbeddedServer({ dataDir: dir, logger: pino({ level: 'silent' }) })
  const { host, port } = server.place
  const pool = new DatabasePool({ host, port, user: 'postgres', database: 'postgres', max: 1 })
  await pool.query('select 1')
  const log = join(dir, 'pglite', 'pg_wal')
  renameSync(log, `${log}-away`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await pool.query('select pg_switch_wal(); create table other (id int)').catch(() => {})
    await pool.end()
    // The pause before the restart and the patience of those who wait begin together.
    while (vi.getTimerCount() < 2) await new Promise(setImmediate)
    let told: unknown
    const waiting = server.ready().catch((error: Error) => {
      told = error.name
    })

    await vi.advanceTimersByTimeAsync(4_999)
    expect(told).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(told).toBe('DatabaseAway')
  } finally {
    vi.useRealTimers()
  }
  await server.close()
})
