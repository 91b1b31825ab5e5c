import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { SERVER_TIMEOUT } from '@artel/core/api'
import { memoryRefreshToken } from '@artel/core/auth'
import { fetchTransport, socketPort } from '@artel/core/browser'

const clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
}

const memoryStorage = () => {
  const entries = new Map()
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** Keeps the refresh token in a file that its owner alone may read. */
export const fileRefreshToken = (file) => ({
  load: () =>
    readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return null
      throw error
    }),
  save: (token) => (token === null ? rm(file, { force: true }) : writeFile(file, token, { mode: 0o600 })),
})

/** Everything core needs of Node to act for one person against the server at `origin`. */
export const nodePorts = (origin, carrier = memoryRefreshToken()) => ({
  transport: fetchTransport(origin),
  socket: socketPort(origin),
  clock,
  carrier,
  ids: { uuid: randomUUID },
  random: Math.random,
  // One process: nobody to keep out.
  lock: { run: (_name, task) => task() },
  storage: memoryStorage(),
  connectivity: { isOnline: () => true, subscribe: () => () => {} },
  xsrfToken: () => null,
  timeoutMs: SERVER_TIMEOUT,
  timeZone: 'Europe/Moscow',
  whenIdle: (task) => task(),
})
