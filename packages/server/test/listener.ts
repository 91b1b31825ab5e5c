import type { AddressInfo } from 'node:net'
import { type RealtimeEventName, type RealtimePayload, realtimeEvents, SOCKET_NAMESPACE } from '@artel/core/contract'
import { io, type Socket } from 'socket.io-client'
import type { Marketplace } from './marketplace.ts'

/** What somebody hears by the socket. */
export interface Listener {
  readonly socket: Socket
  /** The next event of this name that was not taken yet, now or when it comes; its payload keeps the contract. */
  next<N extends RealtimeEventName>(name: N): Promise<RealtimePayload<N>>
  /** Names of the events that were not taken yet, in the order in which they came. */
  readonly untaken: readonly string[]
  /** How the server ended the connection. */
  readonly exception: Promise<unknown>
}

/** Why a handshake was refused. */
export type ConnectError = Error & { readonly data?: { readonly statusCode?: number } }

/** Lets the server listen, once; answers its address. */
export async function listening({ app }: Pick<Marketplace, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** A client's socket as the browser makes it, not connected yet. */
export const aSocket = (address: string, token: string, options: Parameters<typeof io>[1] = {}): Socket =>
  io(address + SOCKET_NAMESPACE, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
    ...options,
  })

/** Connects. Rejects with the `connect_error`. */
export async function aListener(market: Marketplace, { accessToken }: { accessToken: string }): Promise<Listener> {
  const socket = aSocket(await listening(market), accessToken)
  const events: { name: string; payload: unknown }[] = []
  const waiting: { name: string; take: (payload: unknown) => void }[] = []
  socket.onAny((name: string, payload: unknown) => {
    const index = waiting.findIndex((one) => one.name === name)
    if (index < 0) events.push({ name, payload })
    else waiting.splice(index, 1)[0]?.take(payload)
  })
  const exception = new Promise((resolve) => socket.once('exception', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    exception,
    async next(name) {
      const index = events.findIndex((one) => one.name === name)
      const [event] = index < 0 ? [] : events.splice(index, 1)
      const payload = event
        ? event.payload
        : await new Promise((take) => {
            waiting.push({ name, take })
          })
      return realtimeEvents[name].parse(payload) as RealtimePayload<typeof name>
    },
    get untaken() {
      return events.map(({ name }) => name)
    },
  }
}

/** Resolves when the socket has closed. */
export const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.disconnected) resolve()
    else socket.once('disconnect', () => resolve())
  })
