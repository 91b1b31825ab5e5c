import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { temporaryDir } from './temporary-dir.ts'
import './engines.ts'

/** A data folder with a migrated, empty cluster of the embedded database; a new one unless given. */
export function dataDirWithCluster(dir = temporaryDir()): string {
  const testEngine = inject('testEngine')
  if (testEngine.engine !== 'pglite') throw new Error('This test belongs to the project server-pglite')
  cpSync(testEngine.template, join(dir, 'pglite'), { recursive: true })
  return dir
}
