import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aSocket } from '../../test/listener.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { systemClock } from '../platform/process/system-clock.ts'
import { createSocketServer, type SocketServer } from './socket-server.ts'

let http: Server
let server: SocketServer
let sockets: Socket[]

beforeEach(async () => {
  sockets = []
  http = createServer()
  server = createSocketServer({
    auth: {
      authenticateToken: async (token) => ({
        viewer: { kind: 'user', id: token, role: 'CLIENT', sessionId: token },
        expiresAt: systemClock.now() + 3_600_000,
      }),
      endedSessions: async () => [],
      onSessionEnded: () => () => {},
    },
    clock: systemClock,
    logger: createLogger({ logLevel: 'silent' }),
  })
  server.attach(http, { connected: () => {}, disconnected: () => {} })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  server.close()
  await new Promise((resolve) => http.close(resolve))
})

/** A window of the user; answers what the next event brings. */
async function aWindow(userId: string): Promise<{ next: () => Promise<unknown> }> {
  const socket = aSocket(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, userId)
  sockets.push(socket)
  const untaken: unknown[] = []
  const waiting: ((payload: unknown) => void)[] = []
  socket.onAny((_, payload) => {
    const take = waiting.shift()
    if (take) take(payload)
    else untaken.push(payload)
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  return {
    next: async () => (untaken.length > 0 ? untaken.shift() : await new Promise((resolve) => waiting.push(resolve))),
  }
}

/** An event whose payload counts how often it is serialised. */
function aCounted(payload: { readonly chatId: number }) {
  const counted = { times: 0, payload: { ...payload } }
  Object.defineProperty(counted.payload, 'toJSON', {
    value: () => {
      counted.times += 1
      return payload
    },
  })
  return counted
}

it('serialises an event once for all windows of all who are told of it', async () => {
  const windows = [await aWindow('one'), await aWindow('one'), await aWindow('other')]
  const event = aCounted({ chatId: 7 })
  server.toUsers(['one', 'other', 'nobody'], 'DELETE_CHAT', event.payload)

  for (const window of windows) expect(await window.next()).toEqual({ chatId: 7 })
  expect(event.times).toBe(1)
})

it('serialises nothing for people of whom nobody is here', async () => {
  await aWindow('one')
  const event = aCounted({ chatId: 7 })
  server.toUsers(['nobody'], 'DELETE_CHAT', event.payload)
  server.toUsers([], 'DELETE_CHAT', event.payload)

  expect(event.times).toBe(0)
})

it('sends once to somebody who is named twice', async () => {
  const window = await aWindow('one')
  server.toUsers(['one', 'one'], 'DELETE_CHAT', { chatId: 1 })
  server.toUsers(['one'], 'DELETE_CHAT', { chatId: 2 })

  expect([await window.next(), await window.next()]).toEqual([{ chatId: 1 }, { chatId: 2 }])
})

it('brings events of every length whole', async () => {
  const window = await aWindow('one')
  // A frame tells its length in one byte, in two or in eight, which changes at 126 and at 65 536 bytes.
  const lengths = [0, ...Array.from({ length: 24 }, (_, index) => 60 + index), 4_000, 65_400, 65_535, 65_536, 70_000]
  for (const length of lengths) {
    const userId = 'я'.repeat(length % 2) + 'x'.repeat(length)
    server.toUsers(['one'], 'READ_CHAT', { chatId: length, userId, lastReadSeq: 1 })

    expect(await window.next()).toEqual({ chatId: length, userId, lastReadSeq: 1 })
  }
})
