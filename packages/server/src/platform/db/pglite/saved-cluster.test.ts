import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../../../../test/temporary-dir.ts'
import { clusterKey, copySavedCluster, FILES, KEY } from './saved-cluster.ts'

let home: string
beforeEach(() => {
  home = temporaryDir()
})
afterEach(() => rmSync(home, { recursive: true }))

const save = (key: string) => {
  const saved = join(home, 'saved-cluster')
  mkdirSync(join(saved, FILES), { recursive: true })
  writeFileSync(join(saved, FILES, 'PG_VERSION'), '18')
  writeFileSync(join(saved, KEY), key)
  return saved
}

test('a cluster of these migrations is copied whole', () => {
  const draft = join(home, 'draft')
  expect(copySavedCluster(draft, save(clusterKey()))).toBe(true)
  expect(existsSync(join(draft, 'PG_VERSION'))).toBe(true)
})

test('a cluster of other migrations is left where it is', () => {
  const draft = join(home, 'draft')
  writeFileSync(join(home, '0001_other.sql'), 'select 1')
  expect(copySavedCluster(draft, save(clusterKey(home)))).toBe(false)
  expect(existsSync(draft)).toBe(false)
})

test('without a saved cluster there is nothing to copy', () => {
  expect(copySavedCluster(join(home, 'draft'), join(home, 'none'))).toBe(false)
})
