import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { compileServer } from '../../../test/compiled.ts'
import { prepareDataDir } from './data-dir.ts'

const LEVELS = Array.from({ length: 60 }, (_, level) => `${level}`)

test.each([0o755, 0o750, 0o2777])('a data folder of mode %o is closed to others', (mode) => {
  const home = mkdtempSync(join(tmpdir(), 'artel-data-dir-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  chmodSync(home, mode)

  prepareDataDir(home)

  expect((statSync(home).mode & 0o777).toString(8)).toBe('700')
})

test('servers that start at the same moment make their data folder together', async () => {
  const home = mkdtempSync(join(tmpdir(), 'artel-data-dir-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const start = new Int32Array(new SharedArrayBuffer(4))
  const code = `
    const { prepareDataDir } = await import(${JSON.stringify(compileServer().url('platform/config/data-dir.js'))})
    const { parentPort, workerData } = await import('node:worker_threads')
    parentPort.postMessage('ready')
    Atomics.wait(workerData.start, 0, 0)
    try {
      prepareDataDir(workerData.path)
      parentPort.postMessage('made')
    } catch (error) {
      parentPort.postMessage(error.message)
    }`
  const workers = Array.from(
    { length: 4 },
    () =>
      new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
        workerData: { start, path: join(home, ...LEVELS) },
      }),
  )
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  const answers = Promise.all(workers.map((worker) => once(worker, 'message').then(([answer]) => answer)))
  Atomics.store(start, 0, 1)
  Atomics.notify(start, 0)
  expect(await answers).toEqual(['made', 'made', 'made', 'made'])
})
