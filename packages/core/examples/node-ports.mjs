import { randomUUID } from 'node:crypto'
import { TransportError } from '@artel/core/api'
import { SOCKET_NAMESPACE } from '@artel/core/contract'
import { io } from 'socket.io-client'

const clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
}

/** HTTP through Node's `fetch`. */
const fetchTransport = (origin) => ({
  async request({ method, url, headers, body, timeoutMs }) {
    try {
      const response = await fetch(origin + url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) })
      const text = await response.text()
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: text === '' ? undefined : JSON.parse(text),
      }
    } catch (error) {
      throw new TransportError(error.name === 'TimeoutError' ? 'timeout' : 'offline')
    }
  },
})

/** One attempt to connect; core decides when there is another. */
const socketPort = (origin) => ({
  connect({ token, timeoutMs, onConnected, onDisconnected, onEvent }) {
    const socket = io(`${origin}${SOCKET_NAMESPACE}`, {
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
      timeout: timeoutMs,
    })
    const lost = (message) => onDisconnected({ unauthorized: message === 'Unauthorized', message })
    socket.on('connect', onConnected)
    socket.on('connect_error', ({ message }) => lost(message))
    socket.on('disconnect', lost)
    socket.onAny(onEvent)
    return { close: () => socket.close() }
  },
})

const memoryStorage = () => {
  const entries = new Map()
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** Everything core needs of Node to act for one person against the server at `origin`. */
export const nodePorts = (origin) => ({
  transport: fetchTransport(origin),
  socket: socketPort(origin),
  clock,
  ids: { uuid: randomUUID },
  lock: { run: (_name, task) => task() },
  storage: memoryStorage(),
  connectivity: { isOnline: () => true, subscribe: () => () => {} },
})
