import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const START = new URL('../../server/bin/start.mjs', import.meta.url).pathname

/** A port that nobody listens on. */
export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** The built site with demo content in a folder of its own. */
export const startSite = async () => {
  const data = await mkdtemp(join(tmpdir(), 'artel-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: String(port), ARTEL_DATA: data, SEED: 'demo', MAIL: 'outbox', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (said) => String(said).includes(url) && resolve())
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)))
  })
  return {
    url,
    async stop() {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** The middle one of some numbers. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
