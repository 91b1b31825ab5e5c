// How long a message takes from its POST until it has come to the sockets of both sides. Used by bench/api.mjs.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'

const API = '/web/api/v1'
/** Accounts that write in turns; each may write twenty messages a minute. */
export const WRITERS = 300
/** Messages are sent in little groups, so many ms apart. */
const TICK = 10

const quantile = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN

/** Resolves with the milliseconds until the answer. */
const ask = (agent, url, options = {}, body = undefined) =>
  new Promise((resolve, reject) => {
    const since = performance.now()
    const call = request(url, { agent, ...options }, (answer) => {
      answer.resume()
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.on('end', () => resolve(performance.now() - since))
    })
    call.on('error', reject)
    call.end(body)
  })

/** Does `step` so many times a second, whether or not the earlier ones have ended, and waits for all. */
async function atRate(rate, seconds, step) {
  const started = performance.now()
  const running = []
  while (running.length < rate * seconds) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - started) / 1000) * rate) + 1)
    while (running.length < due) running.push(step(running.length))
    await sleep(TICK)
  }
  return Promise.all(running)
}

/** Opens a socket that calls back with the id of every message it is told of. */
const listen = (url, token, onMessage) =>
  new Promise((resolve, reject) => {
    const socket = io(`${url}/ws`, { transports: ['websocket'], auth: { token }, forceNew: true })
    socket.on('NEW_MESSAGE', ({ id }) => onMessage(id))
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })

/**
 * Prints p50 and p99 of `rate` messages a second, and of GET /healthz at the same rate in the same process: what the machine
 * itself takes. `people` write to `executors`, who all listen.
 */
export async function reportDelivery({ url }, { people, executors }, rate, seconds) {
  const writers = people.slice(0, WRITERS)
  const seen = new Map()
  const arrived = (id) => {
    const entry = seen.get(id)
    entry.sockets += 1
    if (entry.sockets === 2) entry.took = performance.now() - entry.since
  }
  const sockets = await Promise.all([...writers, ...executors].map(({ token }) => listen(url, token, arrived)))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = (n, measured) => {
    const { chat, token } = writers[n % writers.length]
    const id = randomUUID()
    seen.set(id, { since: performance.now(), sockets: 0, measured })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ id, text: 'Здравствуйте! Готов приступить завтра утром.' })
    return ask(agent, `${url}${API}/chat-message/${chat}`, { method: 'POST', headers }, body)
  }
  try {
    await atRate(rate / 2, 2, (n) => send(n, false))
    const floor = await atRate(rate, seconds, () => ask(agent, `${url}/healthz`))
    const answers = await atRate(rate, seconds, (n) => send(n, true))
    await sleep(1000)
    const measured = [...seen.values()].filter((entry) => entry.measured)
    const times = measured.flatMap(({ took }) => took ?? [])
    console.log(`\nPOST → SQL → both sockets, ${rate} messages a second for ${seconds} s, ${writers.length} writers`)
    for (const [label, of] of [
      ['GET /healthz at the same rate', floor],
      ['answered', answers],
      ['at both sockets', times],
    ]) {
      console.log(
        `  ${label.padEnd(32)}p50 ${quantile(of, 0.5).toFixed(1)} ms, p99 ${quantile(of, 0.99).toFixed(1)} ms`,
      )
    }
    console.log(`  lost: ${measured.length - times.length} of ${measured.length}`)
  } finally {
    for (const socket of sockets) socket.close()
    agent.destroy()
  }
}
