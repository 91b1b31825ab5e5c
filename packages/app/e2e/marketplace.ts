import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const START = new URL('../../server/bin/start.mjs', import.meta.url).pathname

/** Thousands of small files, which Node copies one by one in three times as long. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-R', `${from}/.`, to])

/** Moves the clock of the process that loads it. */
const LATER = new URL('later.mjs', import.meta.url).href

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The whole marketplace as `npm start` runs it, on a data folder of its own. */
export interface Marketplace {
  readonly url: string
  /** Kills every process of it with SIGKILL, as a power cut for processes. */
  kill(): Promise<void>
  /** Starts it again on the same port and the same data, with a clock that is so many days ahead. */
  start(daysLater?: number): Promise<void>
  /** Stops it and leaves its data, whose folder it answers. */
  stop(): Promise<string>
  /** Stops it and removes its data. */
  dispose(): Promise<void>
}

/** Names the data folder of a marketplace that has filled itself with demo content: see `global-setup.ts`. */
export const DEMO_DATA = 'ARTEL_E2E_DEMO_DATA'

/** Starts a marketplace, with demo content or without, and waits until it answers; `settings` are variables of its own. */
export const startMarketplace = async (
  seed: 'demo' | 'none' = 'demo',
  settings: NodeJS.ProcessEnv = {},
): Promise<Marketplace> => {
  const data = await mkdtemp(join(tmpdir(), 'artel-e2e-'))
  const filled = process.env[DEMO_DATA]
  if (seed === 'demo' && filled) await copy(filled, data)
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined

  const start = async (daysLater = 0) => {
    let output = ''
    const ownClock = daysLater > 0 && { NODE_OPTIONS: `--import ${LATER}`, ARTEL_E2E_DAYS_LATER: String(daysLater) }
    const own = { PORT: String(port), ARTEL_DATA: data, SEED: seed, MAIL: 'outbox', LOG_LEVEL: 'warn' }
    const started = spawn(process.execPath, [START], {
      env: { ...process.env, ...own, ...settings, ...ownClock },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that kill reaches the server behind the start script too.
      detached: true,
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(url)) resolve()
      }
      started.stdout.on('data', collect)
      started.stderr.on('data', collect)
      started.once('exit', (code) => reject(new Error(`The marketplace ended with ${code}:\n${output}`)))
    })
    const health = await fetch(`${url}/healthz`)
    if (!health.ok) throw new Error(`/healthz answers ${health.status}:\n${output}`)
  }

  const end = async (signal: NodeJS.Signals) => {
    const running = child
    child = undefined
    if (!running?.pid || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    process.kill(-running.pid, signal)
    await ended
  }

  await start()
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return data
    },
    dispose: async () => {
      await end('SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
