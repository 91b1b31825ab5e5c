import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { dataDirWithCluster } from '../../../../test/pglite-template.ts'
import { openEngine } from './engine.ts'
import { simpleQuery } from './messages.ts'

const { fsyncSync } = vi.hoisted(() => ({ fsyncSync: vi.fn() }))
vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), fsyncSync }))

const dir = dataDirWithCluster()
afterAll(() => rmSync(dir, { recursive: true }))

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
