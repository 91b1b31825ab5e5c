import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { type Database, database } from '../src/platform/db/database.ts'
import { DatabasePool } from '../src/platform/db/pool.ts'
import type { TestEngine } from './engines.ts'
import { openInThread } from './pglite-in-thread.ts'
import { dataDirWithCluster } from './pglite-template.ts'

/**
 * A fresh database with all migrations applied and no rows, on the engine of the running project. Meant to be opened
 * once per test file and closed in `afterAll`.
 */
export async function openTestDatabase(): Promise<Database> {
  const testEngine = inject('testEngine')
  return testEngine.engine === 'pglite' ? openCopy() : openFromTemplate(testEngine)
}

async function openCopy(): Promise<Database> {
  const dir = dataDirWithCluster()
  const { pool, close } = await openInThread(dir)
  return database('pglite', pool, async () => {
    await close()
    rmSync(dir, { recursive: true })
  })
}

async function openFromTemplate({
  host,
  user,
  template,
}: Extract<TestEngine, { engine: 'postgres' }>): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new DatabasePool({ host, user, database: 'postgres', max: 1 })
  await admin.query(`create database ${name} template ${template}`)
  const pool = new DatabasePool({ host, user, database: name, max: 8, options: '-c TimeZone=UTC' })
  return database('postgres', pool, async () => {
    await pool.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
}

/** DATABASE_URL of a test database, for another process. */
export function urlOf({ engine, pool }: Database): string {
  const { host, user, database: name } = pool.options
  if (engine !== 'postgres') throw new Error('Only this process can reach the embedded database')
  return `postgres:///${name}?${new URLSearchParams({ host: String(host), user: String(user) })}`
}
