import { afterAll, describe, expect, it } from 'vitest'
import { TransportError } from '../api/index.ts'
import { chatWorld, fakeChatServer, settle, watchTransitions } from '../testing/index.ts'
import { SOCKET_TIMEOUT } from './socket.machine.ts'
import { RECOUNT_PAUSE, unreadMachine } from './unread.machine.ts'

const watch = watchTransitions(unreadMachine)
const unanswered = { before: () => Promise.reject(new TransportError('offline')) }

const personWith = async (unread: number, prepare = (_: ReturnType<typeof fakeChatServer>) => {}) => {
  const server = fakeChatServer()
  const chatId = server.addChat()
  for (let n = 0; n < unread; n += 1) server.say(chatId, 'companion')
  prepare(server)
  return chatWorld({ server, inspect: watch.inspect })
}

describe('the number beside «Чаты»', () => {
  afterAll(() => expect(watch.missed()).toEqual([]))

  it('comes from the server and needs neither the list nor the socket', async () => {
    const world = await personWith(7)

    expect(world.unread.total.get()).toBe(7)
  })

  it('grows with messages and tells its watchers once a frame', async () => {
    const world = await personWith(2)
    await world.connect()
    const seen: unknown[] = []
    world.unread.total.subscribe(() => seen.push(world.unread.total.get()))
    for (let n = 0; n < 3; n += 1) world.server.say(901, 'companion')
    await world.deliver()
    await world.clock.elapse(16)

    expect(seen).toEqual([5])
  })

  it('falls when the chat is read in another tab', async () => {
    const world = await personWith(2)
    await world.connect()
    world.server.read(901, 'viewer')
    await world.deliver()

    expect(world.unread.total.get()).toBe(0)
  })

  it('is counted again after a reconnection', async () => {
    const world = await personWith(2)
    await world.connect()
    world.server.say(901, 'companion')
    world.lose()
    world.socket.latest.drop()
    await world.clock.elapse(1000)
    await settle()
    await world.connect()
    await world.clock.elapse(RECOUNT_PAUSE)

    expect(world.unread.total.get()).toBe(3)
  })

  it('is asked for again until an answer is not overtaken by events', async () => {
    const world = await personWith(1)
    await world.connect()
    await world.clock.elapse(RECOUNT_PAUSE)
    const before = world.server.calls.length
    let release = () => {}
    world.server.next('getUnreadCount', {
      late: () =>
        new Promise((resolve) => {
          release = resolve
        }),
    })
    world.server.addChat()
    await world.deliver()
    await world.clock.elapse(2 * RECOUNT_PAUSE)
    world.server.say(902, 'companion')
    await world.deliver()
    release()
    await settle()
    expect(world.unread.total.get()).toBe(2)
    await world.clock.elapse(4 * RECOUNT_PAUSE)

    expect(world.unread.total.get()).toBe(world.server.unread())
    expect(world.server.calls.slice(before)).toEqual(['getUnreadCount', 'getUnreadCount'])
  })

  it('is right again when its answer has overtaken the event of a message', async () => {
    const world = await personWith(2)
    await world.connect()
    await world.clock.elapse(RECOUNT_PAUSE)
    world.server.say(901, 'companion')
    world.server.addChat()
    const events = world.server.events.slice(-2)
    world.lose()
    for (const { name, payload } of events.toReversed()) {
      world.socket.latest.emit(name, payload)
      await world.clock.elapse(8 * RECOUNT_PAUSE)
    }

    expect(world.unread.total.get()).toBe(3)
  })

  it('is right again when its answer has overtaken the event of a reading', async () => {
    const world = await personWith(2)
    world.server.say(world.server.addChat(), 'companion')
    await world.connect()
    world.server.read(901, 'viewer')
    world.server.addChat()
    const events = world.server.events.slice(-2)
    world.lose()
    for (const { name, payload } of events.toReversed()) {
      world.socket.latest.emit(name, payload)
      await world.clock.elapse(4 * RECOUNT_PAUSE)
    }

    expect(world.unread.total.get()).toBe(1)
  })

  it('believes events that are later than any which a count could have overtaken', async () => {
    const world = await personWith(2)
    await world.connect()
    await world.clock.elapse(RECOUNT_PAUSE + SOCKET_TIMEOUT)
    const before = world.server.calls.length

    world.server.say(901, 'companion')
    await world.deliver()
    await world.clock.elapse(SOCKET_TIMEOUT)

    expect(world.unread.total.get()).toBe(3)
    expect(world.server.calls.slice(before)).toEqual([])
  })

  it('is asked for ever more rarely while there is always something new', async () => {
    const world = await personWith(0)
    await world.connect()
    const before = world.server.calls.length
    for (let second = 0; second < 120; second += 1) {
      world.server.say(901, 'companion')
      await world.deliver()
      await world.clock.elapse(1000)
    }

    const counts = world.server.calls.slice(before).filter((call) => call === 'getUnreadCount').length
    expect(counts).toBeGreaterThanOrEqual(10)
    expect(counts).toBeLessThan(20)
    expect(world.unread.total.get()).toBe(world.server.unread())
  })

  it('is asked for ever more rarely while it cannot be had', async () => {
    const world = await personWith(3, (server) => {
      for (let times = 0; times < 4; times += 1) server.next('getUnreadCount', unanswered)
    })
    const counts = () => world.server.calls.filter((call) => call === 'getUnreadCount').length
    const calls: number[] = []
    for (let second = 0; second < 4; second += 1) {
      const before = counts()
      await world.clock.elapse(1000)
      await settle()
      calls.push(counts() - before)
    }

    expect(calls).toEqual([1, 1, 0, 1])

    await world.connect()
    await world.clock.elapse(10 * RECOUNT_PAUSE)
    world.server.next('getUnreadCount', unanswered)
    world.unread.actor.send({ type: 'connection.made' })
    await settle()
    const before = counts()
    await world.clock.elapse(999)
    expect(counts()).toBe(before)
    await world.clock.elapse(1)
    expect([counts(), world.unread.total.get()]).toEqual([before + 1, 3])
  })

  it('tells whoever wants to know that a chat must have been read unheard, and nobody after that', async () => {
    const world = await personWith(2)
    await world.connect()
    const told: string[] = []
    world.unread.onContradiction(() => told.push('один'))
    world.unread.onContradiction(() => told.push('другой'))()
    world.server.read(901, 'viewer')
    world.lose()
    world.server.addChat()
    await world.deliver()
    await world.clock.elapse(RECOUNT_PAUSE)

    expect(told).toEqual(['один'])
  })

  it('is asked for as soon as at first once there has been nothing new for long', async () => {
    const world = await personWith(0)
    await world.connect()
    const counts = () => world.server.calls.filter((call) => call === 'getUnreadCount').length
    for (let second = 0; second < 20; second += 1) {
      world.server.say(901, 'companion')
      await world.deliver()
      await world.clock.elapse(1000)
    }
    await world.clock.elapse(2 * SOCKET_TIMEOUT)
    const before = counts()
    world.server.addChat()
    await world.deliver()
    await world.clock.elapse(RECOUNT_PAUSE)

    expect(counts()).toBe(before + 1)
  })

  it('is asked for again when it could not be had, at the latest when the connection is back', async () => {
    const world = await personWith(3, (server) => {
      server.next('getUnreadCount', unanswered)
      server.next('getUnreadCount', unanswered)
    })
    expect(world.unread.total.get()).toBeNull()
    await world.clock.elapse(1000)
    await settle()
    expect(world.unread.total.get()).toBeNull()
    await world.connect()

    expect(world.unread.total.get()).toBe(3)
  })
})
