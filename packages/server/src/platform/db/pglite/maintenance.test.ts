import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openInThread } from '../../../../test/pglite-in-thread.ts'
import { dataDirWithCluster } from '../../../../test/pglite-template.ts'
import { startMaintenance, vacuumDueTables } from './maintenance.ts'

const QUIET_MS = 2_000
const dir = dataDirWithCluster()
const { pool, close } = await openInThread(dir)
const logger = pino({ level: 'silent' })

afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await close()
  rmSync(dir, { recursive: true })
})

async function churn(table: string): Promise<void> {
  await pool.query(`drop table if exists ${table}; create table ${table} (id int primary key, n int)`)
  await pool.query(`insert into ${table} select g, 0 from generate_series(1, 1000) g`)
  await pool.query(`update ${table} set n = n + 1`)
}

async function deadRows(table: string): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query('select n_dead_tup as dead from pg_stat_user_tables where relname = $1', [table])
  return rows[0].dead
}

test('tables that have changed much are vacuumed and the rest is left alone', async () => {
  await churn('busy')
  await pool.query('create table calm (id int); insert into calm values (1)')
  expect(await vacuumDueTables(pool)).toEqual(['public.busy'])
  expect(await deadRows('busy')).toBe(0)
  expect(await vacuumDueTables(pool)).toEqual([])
})

test('vacuuming stops between two tables when somebody waits', async () => {
  await churn('first')
  await churn('second')
  let turns = 1
  expect((await vacuumDueTables(pool, () => turns-- > 0)).length).toBe(1)
  expect((await vacuumDueTables(pool)).length).toBe(1)
})

test('a quiet moment is used for vacuum and a checkpoint', async () => {
  await churn('visited')
  const checkpoint = async () => (await pool.query('select redo_lsn from pg_control_checkpoint()')).rows[0].redo_lsn
  const before = await checkpoint()
  vi.useFakeTimers({ toFake: ['Date'] })
  const maintenance = startMaintenance(pool, logger)
  vi.setSystemTime(Date.now() + QUIET_MS)
  await maintenance.look()
  await maintenance.stop()
  expect(await deadRows('visited')).toBe(0)
  expect(await checkpoint()).not.toBe(before)
})

test('a database in use is left alone', async () => {
  await churn('crowded')
  const maintenance = startMaintenance(pool, logger)
  await pool.query('select 1')
  await maintenance.look()
  await maintenance.stop()
  expect(await deadRows('crowded')).toBe(1000)
})
