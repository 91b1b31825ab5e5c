import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileServer } from '../../../../test/compiled.ts'
import { temporaryDir } from '../../../../test/temporary-dir.ts'
import { StartError } from '../../config/start-error.ts'
import { lockDataDir } from './data-lock.ts'
import { thisProcess } from './process-identity.ts'

let dir: string
beforeEach(() => {
  dir = temporaryDir()
})
afterEach(() => rmSync(dir, { recursive: true }))

const compiled = compileServer()

/** Leaves the folder as a process would that was killed. */
function abandonedBy(owner: object): string {
  mkdirSync(join(dir, 'lock'))
  const path = join(dir, 'lock', '1')
  writeFileSync(path, JSON.stringify({ ...thisProcess(), hostname: hostname(), ...owner }))
  return path
}

/** A process that takes the lock, says so and holds it until it is told to end. */
function contender() {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(compiled.url('platform/db/pglite/data-lock.js'))})
    process.stdin.once('data', async () => {
      await lockDataDir(${JSON.stringify(dir)}).then(() => console.log('mine'), (error) => console.log(error.message))
    })
    console.log('waiting')`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
}

test('the second to come is refused and told whose the folder is', async () => {
  const lock = await lockDataDir(dir)
  const second = lockDataDir(dir)
  await expect(second).rejects.toThrow(StartError)
  await expect(second).rejects.toThrow(`процесс ${process.pid}`)
  lock.release()
})

test('a released folder can be taken again, any number of times', async () => {
  for (let round = 0; round < 3; round++) (await lockDataDir(dir)).release()
})

test('the folder of a process that is gone is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  abandonedBy({ pid: gone.pid })
  await expect(lockDataDir(dir)).resolves.toHaveProperty('release')
})

test('a process that merely has the number of the former owner does not hold the folder', async () => {
  abandonedBy({ pid: process.ppid, startTicks: '1' })
  await expect(lockDataDir(dir)).resolves.toHaveProperty('release')
})

test('an owner in another container is believed dead when its heartbeat has stopped', async () => {
  abandonedBy({ world: 'another' })
  await expect(lockDataDir(dir, 20)).resolves.toHaveProperty('release')
})

test('an owner in another container is respected while its heart beats', async () => {
  const path = abandonedBy({ pid: 1, world: 'another', hostname: 'соседний-контейнер' })
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), 5)
  await expect(lockDataDir(dir, 100)).rejects.toThrow('процесс 1 на «соседний-контейнер»')
  clearInterval(heartbeat)
})

test('a lock torn by a power cut holds nothing', async () => {
  mkdirSync(join(dir, 'lock'))
  writeFileSync(join(dir, 'lock', '7'), '{"pid":')
  await expect(lockDataDir(dir)).resolves.toHaveProperty('release')
})

test('of many processes that find a dead owner at the same moment exactly one takes over', async () => {
  abandonedBy({ pid: 2 ** 22 - 1 })
  const contenders = Array.from({ length: 4 }, contender)
  await Promise.all(contenders.map(({ stdout }) => once(stdout, 'data')))
  for (const { stdin } of contenders) stdin.write('go')
  const answers = await Promise.all(contenders.map(async ({ stdout }) => String(await once(stdout, 'data')).trim()))
  for (const process of contenders) process.kill('SIGKILL')
  expect(answers.filter((answer) => answer === 'mine').length).toBe(1)
  expect(answers.filter((answer) => answer.includes('уже работает процесс')).length).toBe(3)
})
