import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../../../../test/temporary-dir.ts'
import { ensureCluster } from './cluster.ts'

let home: string
let dir: string
beforeEach(() => {
  home = temporaryDir()
  dir = join(home, 'pglite')
})
afterEach(() => rmSync(home, { recursive: true }))

async function create(draft: string, version = '18'): Promise<void> {
  mkdirSync(join(draft, 'base'), { recursive: true })
  writeFileSync(join(draft, 'PG_VERSION'), version)
}

test('a new cluster appears in its place', async () => {
  await ensureCluster(dir, create)
  expect(existsSync(join(dir, 'base'))).toBe(true)
})

test('an existing cluster is left alone', async () => {
  await create(dir, 'прежний')
  await ensureCluster(dir, create)
  expect(readFileSync(join(dir, 'PG_VERSION'), 'utf8')).toBe('прежний')
})

test('a creation that was cut short is begun anew and never taken for a database', async () => {
  const cutShort = ensureCluster(dir, async (draft) => {
    mkdirSync(draft)
    writeFileSync(join(draft, 'PG_VERSION'), '18')
    throw new Error('питание отключили')
  })
  await expect(cutShort).rejects.toThrow('питание отключили')
  expect(existsSync(dir)).toBe(false)
  await ensureCluster(dir, create)
  expect(existsSync(join(dir, 'base'))).toBe(true)
})
