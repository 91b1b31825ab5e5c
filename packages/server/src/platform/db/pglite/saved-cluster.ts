import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the build leaves a cluster that has the migrations; among the sources there is none. */
export const SAVED_CLUSTER = fileURLToPath(new URL('../../../cluster/', import.meta.url))
/** The same place as seen from `src` and from `dist`. */
const MIGRATIONS = fileURLToPath(new URL('../../../../migrations/', import.meta.url))
/** File that says of which migrations and of which engine it is. */
export const KEY = 'key'
/** Folder of the cluster itself. */
export const FILES = 'pglite'

/** What a saved cluster is of: another engine or other migrations give another key. */
export function clusterKey(migrations = MIGRATIONS): string {
  const hash = createHash('sha256').update(engineVersion())
  for (const file of readdirSync(migrations).sort()) hash.update(file).update(readFileSync(join(migrations, file)))
  return hash.digest('hex')
}

/**
 * Copies the cluster that the build has saved, so that a first start creates and migrates nothing.
 * @returns whether there was one of this engine and these migrations; if not, nothing was copied
 */
export function copySavedCluster(draft: string, saved = SAVED_CLUSTER, key = clusterKey): boolean {
  const keyFile = join(saved, KEY)
  if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key()) return false
  cpSync(join(saved, FILES), draft, { recursive: true })
  return true
}

/** The package does not export its package.json, so it is found from its entry point. */
function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return (JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string }).version
}
