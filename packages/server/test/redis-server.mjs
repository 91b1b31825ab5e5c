import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { ensureProgram } from './debian-package.mjs'
import { freePort } from './free-port.mjs'

/**
 * Path of `redis-server`, if there is one.
 * @returns {string | undefined}
 */
export function findRedis() {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return places.map((place) => join(place, 'redis-server')).find((path) => existsSync(path))
}

/** Whether Redis is there, after installing it if need be. */
export const ensureRedis = () => ensureProgram({ name: 'Redis', package: 'redis-server', find: findRedis })

/**
 * A Redis of our own that keeps nothing on the disk.
 * @typedef {{ url: string, hang: () => void, goOn: () => void, stop: () => Promise<void> }} RedisServer `hang` keeps its
 * connections and answers nothing, until it may go on.
 */

/**
 * Starts one on a free port of this computer, or on the given one.
 * @param {number} [wanted]
 * @returns {Promise<RedisServer>}
 */
export async function startRedis(wanted) {
  const program = findRedis()
  if (!program) throw new Error('Redis is not installed')
  const port = wanted ?? (await freePort())
  const dir = mkdtempSync(join(tmpdir(), 'artel-redis-'))
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir]
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  // The tests may die without a word; the server shall not outlive them.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready to accept connections')) resolve(undefined)
    })
    child.once('exit', () => reject(new Error(`Redis did not start:\n${output}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      process.off('exit', kill)
      kill()
      await exited
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
