import { afterAll, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ApiError, SessionExpiredError, TransportError } from '../api/index.ts'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { aMessage, fakeConnectivity, fakeSocketPort, manualClock, settle, watchTransitions } from '../testing/index.ts'
import { SOCKET_TIMEOUT, type SocketEmitted, selectConnection, socketMachine } from './socket.machine.ts'

const watch = watchTransitions(socketMachine)
const SESSION_ENDED = new ApiError('Сеанс завершён.', { statusCode: 401, code: 'SESSION_ENDED' })

/** A signed-in person's socket; `tokens` and `renewals` are what the session answers, one after another. */
const aSocket = (
  options: {
    tokens?: readonly (string | null | Error)[]
    renewals?: readonly (string | null | Error)[]
    random?: number
    isOnline?: boolean
  } = {},
) => {
  const clock = manualClock()
  const port = fakeSocketPort()
  const connectivity = fakeConnectivity(options.isOnline ?? true)
  const delivered: RealtimeEvent[] = []
  const told: SocketEmitted[] = []
  const refused: string[] = []
  const tokens = [...(options.tokens ?? [])]
  const renewals = [...(options.renewals ?? [])]
  const next = (answers: (string | null | Error)[]): string | null => {
    const answer = answers.length > 0 ? answers.shift() : 'token'
    if (answer instanceof Error) throw answer
    return answer ?? null
  }
  const machine = socketMachine.provide({
    actors: {
      getToken: fromPromise(async () => next(tokens)),
      renewToken: fromPromise(async ({ input }) => {
        refused.push(input.refused)
        return next(renewals)
      }),
    },
  })
  const actor = createActor(machine, {
    clock,
    inspect: watch.inspect,
    input: {
      socket: port,
      connectivity,
      random: () => options.random ?? 0,
      deliver: (event) => delivered.push(event),
    },
  })
  actor.on('*', (event) => told.push(event))
  actor.start()
  return {
    actor,
    clock,
    port,
    connectivity,
    delivered,
    told,
    refused,
    status: () => selectConnection(actor.getSnapshot()),
  }
}

type Socket = ReturnType<typeof aSocket>

const connected = async (socket: Socket) => {
  socket.actor.send({ type: 'socket.open' })
  await settle()
  socket.port.latest.accept()
  return socket
}

describe('the live connection', () => {
  afterAll(() => expect(watch.missed()).toEqual([]))

  it('connects with the current token, allowing a minute', async () => {
    const socket = aSocket({ tokens: ['access-1'] })
    socket.actor.send({ type: 'socket.open' })
    expect(socket.status()).toBe('connecting')
    await settle()
    expect(socket.port.latest).toMatchObject({ token: 'access-1', timeoutMs: SOCKET_TIMEOUT })

    socket.port.latest.accept()

    expect(socket.status()).toBe('online')
    expect(socket.told).toEqual([{ type: 'connected', isAgain: false }])
  })

  it('hands over what the server tells and drops what is not of the contract', async () => {
    const socket = await connected(aSocket())
    const payload = aMessage()

    socket.port.latest.emit('NEW_MESSAGE', payload)
    socket.port.latest.emit('NEW_MESSAGE', { ...payload, seq: 0 })

    expect(socket.delivered).toEqual([{ name: 'NEW_MESSAGE', payload }])
  })

  it('comes back one second after a disconnect and says that something may be missing', async () => {
    const socket = await connected(aSocket())
    socket.port.latest.drop()
    expect(socket.status()).toBe('reconnecting')

    await socket.clock.elapse(999)
    expect(socket.port.connections).toHaveLength(1)
    await socket.clock.elapse(1)
    await settle()
    socket.port.latest.accept()

    expect(socket.port.connections).toHaveLength(2)
    expect(socket.told).toEqual([
      { type: 'connected', isAgain: false },
      { type: 'connected', isAgain: true },
    ])
  })

  it('waits longer after every failure in a row, up to half a minute, and starts over once connected', async () => {
    const socket = await connected(aSocket({ random: 0.999999 }))
    const pauses: number[] = []
    for (let failure = 0; failure < 8; failure += 1) {
      const attempts = socket.port.connections.length
      const since = socket.clock.now()
      socket.port.latest.drop()
      while (socket.port.connections.length === attempts && socket.clock.now() < since + 60_000) {
        await socket.clock.elapse(500)
      }
      pauses.push(socket.clock.now() - since)
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])

    socket.port.latest.accept()
    socket.port.latest.drop()
    await socket.clock.elapse(1000)
    await settle()
    expect(socket.port.connections).toHaveLength(10)
  })

  it('gives up an attempt that stays silent for a minute', async () => {
    const socket = aSocket()
    socket.actor.send({ type: 'socket.open' })
    await settle()

    await socket.clock.elapse(SOCKET_TIMEOUT)
    expect(socket.port.latest.isClosed).toBe(true)
    await socket.clock.elapse(1000)
    await settle()

    expect(socket.port.connections).toHaveLength(2)
  })

  it('renews a refused token at once, and a second refusal only after a pause', async () => {
    const socket = await connected(aSocket({ tokens: ['old', 'other'], renewals: ['new'] }))

    socket.port.latest.drop({ unauthorized: true })
    await settle()
    expect(socket.refused).toEqual(['old'])
    expect(socket.port.latest.token).toBe('new')

    socket.port.latest.drop({ unauthorized: true })
    await settle()
    expect(socket.refused).toEqual(['old'])
    await socket.clock.elapse(1000)
    await settle()
    expect(socket.port.latest.token).toBe('other')
  })

  it('renews a token that is refused before any connection stood', async () => {
    const socket = aSocket({ tokens: ['old'], renewals: ['new'] })
    socket.actor.send({ type: 'socket.open' })
    await settle()

    socket.port.latest.drop({ unauthorized: true })
    await settle()

    expect([socket.refused, socket.port.latest.token]).toEqual([['old'], 'new'])
  })

  it.each<[string, (socket: Socket) => Promise<unknown>]>([
    [
      'a pause',
      async (socket) => {
        socket.port.latest.drop({ unauthorized: true })
        await socket.clock.elapse(1000)
      },
    ],
    [
      'another sign-in',
      async (socket) => {
        socket.actor.send({ type: 'socket.close' })
        socket.actor.send({ type: 'socket.open' })
        await settle()
      },
    ],
  ])('renews at once again after %s', async (_, passes) => {
    const socket = await connected(aSocket({ tokens: ['first', 'second'], renewals: ['renewed'] }))
    socket.port.latest.drop({ unauthorized: true })
    await settle()
    await passes(socket)
    expect(socket.port.latest.token).toBe('second')

    socket.port.latest.drop({ unauthorized: true })
    await settle()

    expect(socket.refused).toEqual(['first', 'second'])
  })

  it.each<[string, Parameters<typeof aSocket>[0]]>([
    ['the server ends the session when a token is asked for', { tokens: [new SessionExpiredError()] }],
    ['nobody is signed in', { tokens: [null] }],
  ])('stops when %s', async (_, options) => {
    const socket = aSocket(options)
    socket.actor.send({ type: 'socket.open' })
    await settle()

    expect(socket.status()).toBe('unauthorised')
    expect(socket.told).toEqual([{ type: 'expired' }])
    expect(socket.clock.pending).toBe(0)
  })

  it.each<[string, string | null | Error]>([
    ['refuses to renew the token', SESSION_ENDED],
    ['has no other token', null],
  ])('stops when the session %s, and goes on after another sign-in', async (_, renewal) => {
    const socket = await connected(aSocket({ renewals: [renewal] }))
    socket.port.latest.drop({ unauthorized: true })
    await settle()
    expect(socket.status()).toBe('unauthorised')
    socket.connectivity.set(false)
    socket.connectivity.set(true)
    await settle()
    expect(socket.status()).toBe('unauthorised')

    await connected(socket)

    expect(socket.status()).toBe('online')
  })

  it('does not take trouble of the network for the end of a session', async () => {
    const offline = new TransportError('offline')
    const socket = aSocket({ tokens: [offline, 'access-1'], renewals: [offline] })
    socket.actor.send({ type: 'socket.open' })
    await settle()
    expect(socket.status()).toBe('connecting')
    await socket.clock.elapse(1000)
    await settle()
    socket.port.latest.accept()

    socket.port.latest.drop({ unauthorized: true })
    await settle()
    expect(socket.status()).toBe('reconnecting')
    await socket.clock.elapse(1000)
    socket.port.latest.accept()

    expect(socket.status()).toBe('online')
  })

  it('rests while the device is offline and connects as soon as it is not', async () => {
    const socket = await connected(aSocket())

    socket.connectivity.set(false)
    expect(socket.status()).toBe('offline')
    expect(socket.port.latest.isClosed).toBe(true)
    expect(socket.clock.pending).toBe(0)
    socket.connectivity.set(true)
    await settle()

    expect(socket.port.connections).toHaveLength(2)
  })

  it('says offline and not connecting when opened without a network', () => {
    const socket = aSocket({ isOnline: false })
    socket.actor.send({ type: 'socket.open' })

    expect(socket.status()).toBe('offline')
  })

  it('closes on signing out and forgets whose it was', async () => {
    const socket = await connected(aSocket())

    socket.actor.send({ type: 'socket.close' })

    expect(socket.port.latest.isClosed).toBe(true)
    expect(socket.actor.getSnapshot().context).toMatchObject({ token: '', hasConnected: false })
    expect(socket.clock.pending).toBe(0)
  })
})
