import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'

/** A server of which nothing is heard for so long will not start, ms. */
const START_WITHIN = 60_000

/**
 * A server under measurement; `url` is where it listens.
 * @typedef {{ name: string, url: string, pid: number, stop: () => Promise<void> }} ServerProcess
 */

/**
 * Starts a server with Node and waits until it prints its address.
 * @param {string} name
 * @param {readonly string[]} args of Node
 * @param {Record<string, string>} env
 * @returns {Promise<ServerProcess>}
 */
export async function startServer(name, args, env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN)
  try {
    const url = await new Promise((resolve, reject) => {
      exited.then(([code]) => reject(new Error(`${name} ended with ${code} before it listened`)))
      const lines = createInterface({ input: child.stdout })
      lines.on('line', (line) => {
        const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1]
        if (!port) return
        lines.close()
        // A full pipe would stop a server that logs; its lines are read and not looked at.
        child.stdout.resume()
        resolve(`http://127.0.0.1:${port}`)
      })
    })
    return { name, url, pid: /** @type {number} */ (child.pid), stop }
  } finally {
    clearTimeout(timer)
  }
}
