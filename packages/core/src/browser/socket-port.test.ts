import { afterEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../testing/index.ts'
import { socketPort } from './index.ts'

/** A socket.io client that the test plays. */
const { io, sockets } = vi.hoisted(() => {
  const sockets: { url: string; options: unknown; isClosed: boolean; play(event: string, payload?: unknown): void }[] =
    []
  const io = (url: string, options: unknown) => {
    const listeners = new Map<string, (payload: unknown) => void>()
    const any = new Set<(name: string, payload: unknown) => void>()
    const socket = {
      url,
      options,
      isClosed: false,
      on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
      onAny: (listener: (name: string, payload: unknown) => void) => any.add(listener),
      offAny: () => any.clear(),
      removeAllListeners: () => listeners.clear(),
      close() {
        socket.isClosed = true
      },
      play(event: string, payload?: unknown) {
        const listener = listeners.get(event)
        if (listener) listener(payload)
        else for (const hear of any) hear(event, payload)
      },
    }
    sockets.push(socket)
    return socket
  }
  return { io, sockets }
})
vi.mock('socket.io-client', () => ({ io }))
afterEach(() => {
  sockets.length = 0
})

const connect = (origin?: string) => {
  const heard: unknown[] = []
  const connection = socketPort(origin).connect({
    token: 'access',
    timeoutMs: 60_000,
    onConnected: () => heard.push('connected'),
    onDisconnected: (reason) => heard.push(reason),
    onEvent: (name, payload) => heard.push([name, payload]),
  })
  return { heard, connection }
}

describe('the socket', () => {
  it('is one attempt at the namespace of the marketplace, with the token', async () => {
    connect('https://artel.example')
    await vi.waitFor(() => expect(sockets).toHaveLength(1))

    expect([sockets[0]?.url, sockets[0]?.options]).toEqual([
      'https://artel.example/ws',
      { transports: ['websocket'], auth: { token: 'access' }, reconnection: false, forceNew: true, timeout: 60_000 },
    ])
  })

  it('passes on that it stands, what comes, and how it ends', async () => {
    const { heard } = connect()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    sockets[0]?.play('connect')
    sockets[0]?.play('NEW_CHAT', { id: 1 })
    sockets[0]?.play('disconnect', 'transport close')

    expect(heard).toEqual(['connected', ['NEW_CHAT', { id: 1 }], { unauthorized: false, message: 'transport close' }])
  })

  it.each([
    ['at the handshake', [['connect_error', new Error('Unauthorized')]], 'Unauthorized'],
    [
      'later',
      [
        ['exception', { message: 'Unauthorized' }],
        ['disconnect', 'io server disconnect'],
      ],
      'io server disconnect',
    ],
  ] as const)('says when the token was refused %s', async (_, played, message) => {
    const { heard } = connect()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    for (const [event, payload] of played) sockets[0]?.play(event, payload)

    expect(heard).toEqual([{ unauthorized: true, message }])
  })

  it.each([
    ['at the handshake', [['connect_error', new Error('timeout')]], 'timeout'],
    [
      'later',
      [
        ['exception', { message: 'Bad payload' }],
        ['exception', undefined],
        ['disconnect', 'ping timeout'],
      ],
      'ping timeout',
    ],
  ] as const)('blames no token for a failure of another kind %s', async (_, played, message) => {
    const { heard } = connect()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    for (const [event, payload] of played) sockets[0]?.play(event, payload)

    expect(heard).toEqual([{ unauthorized: false, message }])
  })

  it('is silent once it is closed', async () => {
    const { heard, connection } = connect()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    connection.close()
    sockets[0]?.play('disconnect', 'late')

    expect([sockets[0]?.isClosed, heard]).toEqual([true, []])
  })

  it('is never made when it is closed before its code has come', async () => {
    connect().connection.close()
    connect()
    await vi.waitFor(() => expect(sockets).toHaveLength(1))

    expect(sockets).toHaveLength(1)
  })
})

describe('a socket whose code cannot be loaded', () => {
  afterEach(() => {
    vi.doUnmock('./connect-socket.ts')
    vi.resetModules()
  })

  const connectWithoutCode = async (leave = (_: { close(): void }) => {}) => {
    vi.resetModules()
    vi.doMock('./connect-socket.ts', () => {
      throw new Error('Failed to fetch')
    })
    const { socketPort } = await import('./socket-port.ts')
    const heard: unknown[] = []
    const connection = socketPort().connect({
      token: 'access',
      timeoutMs: 60_000,
      onConnected: () => heard.push('connected'),
      onDisconnected: (reason) => heard.push(reason),
      onEvent: () => heard.push('event'),
    })
    leave(connection)
    await import('./connect-socket.ts').catch(() => {})
    await settle()
    return heard
  }

  it('is a failed attempt, and no fault of the token', async () => {
    expect(await connectWithoutCode()).toEqual([{ unauthorized: false, message: expect.any(String) }])
  })

  it('says nothing any more when it was closed', async () => {
    expect(await connectWithoutCode((connection) => connection.close())).toEqual([])
  })
})
