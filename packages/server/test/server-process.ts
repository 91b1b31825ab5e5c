import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { compileServer } from './compiled.ts'

/** A server in a process of its own, as it is started in the product. */
export interface ServerProcess {
  readonly pid: number
  /** Where it listens: `http://127.0.0.1:4711`. */
  readonly url: string
  /** What it has printed so far. */
  readonly output: () => string
  /** Sends the signal and waits for the end; answers the exit code, `null` after SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** How long a start may take on a busy machine. */
const START_WITHIN_MS = 90_000

/** Starts a server with this environment; without PORT the system chooses one. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [compileServer().path('main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', WEB: 'off', SEED: 'none', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The tests may die without a word; the server shall not outlive them.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exited = once(child, 'exit').finally(() => process.off('exit', kill))
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`))
    const late = setTimeout(() => {
      kill()
      fail('did not start in time')
    }, START_WITHIN_MS)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
        const found = / http:\/\/localhost:(\d+)/.exec(output)?.[1]
        if (!found) return
        clearTimeout(late)
        resolve(found)
      })
    }
    child.once('exit', (code) => {
      clearTimeout(late)
      fail(`ended with code ${code}`)
    })
  })
  return {
    pid: child.pid as number,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}
