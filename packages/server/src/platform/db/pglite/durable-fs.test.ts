import fs, { rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { dataDirWithCluster } from '../../../../test/pglite-template.ts'
import { openEngine } from './engine.ts'
import { simpleQuery } from './messages.ts'

// Test files share their modules, so one that is imported already cannot be replaced: its import of this function can.
const fsyncSync = vi.spyOn(fs, 'fsyncSync')
syncBuiltinESMExports()

const dir = dataDirWithCluster()
afterAll(() => {
  fsyncSync.mockRestore()
  syncBuiltinESMExports()
  rmSync(dir, { recursive: true })
})

test('every commit reaches the disk before it is confirmed', async () => {
  const engine = await openEngine({ dir: join(dir, 'pglite'), durable: true, onLog: () => {}, onDeath: () => {} })
  await engine.execute(simpleQuery('create table note (id int)'))
  for (let id = 0; id < 5; id++) {
    fsyncSync.mockClear()
    await engine.execute(simpleQuery(`insert into note values (${id})`))
    expect(fsyncSync).toHaveBeenCalled()
  }
  fsyncSync.mockClear()
  await engine.execute(simpleQuery('select * from note'))
  expect(fsyncSync).not.toHaveBeenCalled()
  await engine.close()
})
