// Leaves a cluster with the migrations and the reference data beside the compiled server, which a first start copies instead of
// making one: the last step of the build. Nothing is done while it is of the same engine and the same migrations.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../dist/platform/db/database.js'
import { migrate } from '../dist/platform/db/migrate.js'
import { clusterKey, FILES, KEY, SAVED_CLUSTER } from '../dist/platform/db/pglite/saved-cluster.js'
import { createLogger } from '../dist/platform/logging/logger.js'
import { seedReference } from '../dist/seed/reference/seed-reference.js'

const key = clusterKey()
const keyFile = join(SAVED_CLUSTER, KEY)
if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
  rmSync(SAVED_CLUSTER, { recursive: true, force: true })
  const draft = join(SAVED_CLUSTER, 'draft')
  mkdirSync(draft, { recursive: true })
  const database = await openDatabase({ dataDir: draft, pgPool: 1 }, createLogger({ logLevel: 'warn' }))
  try {
    await migrate(database.pool)
    await seedReference(database.pool)
    await database.pool.query('vacuum analyze')
  } finally {
    await database.close()
  }
  renameSync(join(draft, FILES), join(SAVED_CLUSTER, FILES))
  rmSync(draft, { recursive: true })
  writeFileSync(keyFile, key)
}
