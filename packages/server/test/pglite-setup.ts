import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openInThread } from './pglite-in-thread.ts'
import './engines.ts'

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/artel-test/', import.meta.url))

/** Global set-up of the project `server-pglite`: a migrated cluster, made once for each state of the migrations. */
export default async function setup(project: TestProject): Promise<void> {
  const migrations = readMigrations()
  const key = createHash('sha256')
  for (const part of [pgliteVersion(), ...migrations.map(({ checksum }) => checksum)]) key.update(part)
  const home = join(CACHE, `pglite-${key.digest('hex').slice(0, 16)}`)
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    const { pool, close } = await openInThread(draft)
    await migrate(pool, migrations)
    await close()
    try {
      renameSync(draft, home)
    } catch {
      // Another run was faster.
      rmSync(draft, { recursive: true })
    }
  }
  project.provide('testEngine', { engine: 'pglite', template: join(home, 'pglite') })
}

/** The package does not export its package.json, so it is found from its entry point. */
function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return (JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string }).version
}
