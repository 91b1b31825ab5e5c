import { rmSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { inject } from 'vitest'
import type { Database } from '../src/platform/db/database.ts'
import { createLogger } from '../src/platform/logging/logger.ts'
import { compileServer } from './compiled.ts'
import { openTestDatabase } from './database.ts'
import { dataDirWithCluster } from './pglite-template.ts'

/** A database as the product opens it, and the way to take all its connections away. */
export interface CuttableDatabase {
  readonly database: Database
  /** PostgreSQL ends every connection of the pool; the thread of the embedded engine dies. Resolves when that is done. */
  cut(): Promise<void>
  close(): Promise<void>
}

export async function openCuttableDatabase(): Promise<CuttableDatabase> {
  return inject('testEngine').engine === 'pglite' ? openThread() : openServer()
}

async function openThread(): Promise<CuttableDatabase> {
  const dataDir = dataDirWithCluster()
  let thread: Worker | undefined
  const see = (worker: Worker) => {
    thread = worker
  }
  process.on('worker', see)
  const compiled = compileServer().url('platform/db/database.js')
  const { openDatabase } = (await import(compiled)) as typeof import('../src/platform/db/database.ts')
  const database = await openDatabase(
    { dataDir, databaseUrl: undefined, pgPool: 1 },
    createLogger({ logLevel: 'silent' }),
  )
  return {
    database,
    async cut() {
      await thread?.terminate()
    },
    async close() {
      process.off('worker', see)
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function openServer(): Promise<CuttableDatabase> {
  const database = await openTestDatabase()
  const { DatabasePool } = await import('../src/platform/db/pool.ts')
  const { host, user, database: name } = database.pool.options
  const admin = new DatabasePool({ host, user, database: 'postgres', max: 1 })
  return {
    database,
    async cut() {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    async close() {
      await admin.end()
      await database.close()
    },
  }
}
