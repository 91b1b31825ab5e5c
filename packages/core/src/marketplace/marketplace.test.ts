import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { memoryRefreshToken, signInForm } from '../auth/index.ts'
import { ROLE_HEADER, type Role } from '../contract/operations.ts'
import type { User } from '../contract/users.ts'
import type { MarketplacePorts } from '../ports/index.ts'
import {
  aChat,
  aMessage,
  anExecutor,
  answer,
  aTokens,
  aUser,
  CLIENT_ID,
  EXECUTOR_ID,
  fakeConnectivity,
  fakeIds,
  fakeSocketPort,
  fakeTabLock,
  fakeTransport,
  manualClock,
  memoryStorage,
  refusal,
  settle,
  someCounts,
} from '../testing/index.ts'
import { createMarketplace } from './index.ts'

/** An answer to somebody who has this role now. */
const toRole =
  <Body>(role: Role, body: Body) =>
  async () => ({ status: 200, headers: { [ROLE_HEADER]: role }, body })

const page = <T>(items: T[]) => ({ items, pagination: { totalItems: items.length } })

/** Code that is loaded on demand comes with a real timer's patience, not with promises alone. */
const loaded = async () => {
  await import('./live-session.ts')
  await import('./start-chat.ts')
  await settle()
}

const setUp = ({
  carrier = 'cookie' as MarketplacePorts['carrier'],
  viewer = undefined as User | null | undefined,
} = {}) => {
  const clock = manualClock()
  const user = aUser()
  const transport = fakeTransport()
    .on('login', answer({ data: aTokens({ issuedAt: clock.now(), serial: 1 }) }))
    .on('refresh', answer({ data: aTokens({ issuedAt: clock.now(), serial: 2 }) }))
    .on('logout', answer(undefined))
    .on('getMe', answer({ data: user }))
    .on('listMyTasks', answer({ data: { ...page([]), counts: someCounts } }))
    .on('getUnreadCount', answer(3))
    .on('listChats', answer(page([aChat()])))
  const socket = fakeSocketPort()
  const idle: (() => void)[] = []
  const ports: MarketplacePorts = {
    transport,
    socket,
    clock,
    carrier,
    storage: memoryStorage(),
    connectivity: fakeConnectivity(),
    ids: fakeIds(),
    random: () => 0,
    lock: fakeTabLock(),
    xsrfToken: () => null,
    timeoutMs: 25_000,
    timeZone: 'Europe/Moscow',
    whenIdle: (task) => void idle.push(task),
  }
  const market = createMarketplace(ports, viewer)
  return {
    clock,
    transport,
    socket,
    ports,
    market,
    async rest() {
      for (const task of idle.splice(0)) task()
      await loaded()
    },
    async enterAs(other: User) {
      market.session.send({ type: 'signOut' })
      await settle()
      transport.on('getMe', answer({ data: other })).on('getUserTariff', refusal('NOT_FOUND'))
      market.tokens.accept(aTokens({ userId: other.id }))
      await settle()
    },
    async signIn() {
      const form = createActor(signInForm.provide(market), { clock }).start()
      form.send({ type: 'field.change', name: 'login', value: 'client@artel.test' })
      form.send({ type: 'field.change', name: 'password', value: 'Artel-demo-1' })
      form.send({ type: 'form.submit' })
      await settle()
    },
  }
}

describe('a guest', () => {
  it('has a session, an API and no socket', async () => {
    const { market, socket, rest } = setUp({ viewer: null })
    await rest()

    expect([market.sessionView.get().status, market.unread.get(), market.connection.get()]).toEqual(['guest', 0, null])
    expect(socket.connections).toEqual([])
    await expect(market.startChat()).rejects.toThrow('signed in have chats')
  })
})

describe('whoever signs in', () => {
  it('gets the socket when the program rests, and the count with it', async () => {
    const { market, socket, rest, signIn } = setUp({ viewer: null })
    await signIn()
    expect([market.sessionView.get().status, socket.connections.length]).toEqual(['signedIn', 0])
    await rest()
    socket.latest.accept()
    await settle()

    expect([market.connection.get(), market.unread.get()]).toEqual(['online', 3])
  })

  it('hears of an event in the chats and in the count at once, with the listeners of the program', async () => {
    const { clock, market, socket, rest } = setUp({ viewer: aUser() })
    const heard: string[] = []
    market.onEvent(({ name }) => heard.push(name))
    market.onConnected((isAgain) => heard.push(isAgain ? 'connected again' : 'connected'))
    const starting = market.startChat()
    await rest()
    const chat = await starting
    await settle()
    socket.latest.accept()
    await settle()
    const { id, lastSeq } = aChat()
    socket.latest.emit('NEW_MESSAGE', aMessage({ chatId: id, seq: lastSeq + 1, senderId: EXECUTOR_ID, text: 'Привет' }))
    await clock.elapse(20)

    expect(heard).toEqual(['connected', 'NEW_MESSAGE'])
    expect(market.unread.get()).toBe(4)
    expect(chat.store.row(id)?.preview).not.toBeNull()
    expect(await market.startChat()).toBe(chat)
  })

  it('does not need to wait for rest to see the chats', async () => {
    const { market, socket } = setUp({ viewer: aUser() })
    const chat = await market.startChat()
    await settle()

    expect([chat.store.userId, socket.connections.length]).toEqual([CLIENT_ID, 1])
  })

  it('has the new role with the next answer when staff have changed it, asks once, and keeps the socket with the chats', async () => {
    const { market, transport, socket, rest } = setUp({ viewer: aUser() })
    await rest()
    const seen = () => {
      const view = market.sessionView.get()
      return [view.status === 'signedIn' && view.user.role, transport.calls('getMe').length, socket.latest.isClosed]
    }
    transport.on('getUnreadCount', toRole('CLIENT', 3))
    await market.api.getUnreadCount()
    await settle()
    expect(seen()).toEqual(['CLIENT', 0, false])

    const moderator = aUser({ role: 'MODERATOR' })
    transport.on('getMe', toRole('MODERATOR', { data: moderator })).on('getUnreadCount', toRole('MODERATOR', 3))
    await market.api.getUnreadCount()
    await settle()
    await market.api.getUnreadCount()
    await settle()
    expect(seen()).toEqual(['MODERATOR', 1, false])
  })

  it('takes the socket along when leaving, whether they have looked at the chats or not', async () => {
    const { market, socket, rest } = setUp({ viewer: aUser() })
    await rest()
    socket.latest.accept()
    await settle()
    market.session.send({ type: 'signOut' })
    await settle()

    expect([socket.latest.isClosed, market.connection.get(), market.unread.get()]).toEqual([true, null, 0])
    await rest()
    expect(socket.connections).toHaveLength(1)
  })

  it('gets nothing any more when the program ends while it is loaded', async () => {
    const { market, socket, rest } = setUp({ viewer: aUser() })
    const starting = market.startChat()
    market.stop()

    await expect(starting).rejects.toThrow('The viewer has changed')
    await rest()
    expect(socket.connections).toEqual([])
  })

  it('gets no chats any more when the program ends while their code is loaded, though the socket was open', async () => {
    const { market, rest } = setUp({ viewer: aUser() })
    await rest()
    const starting = market.startChat()
    market.stop()

    await expect(starting).rejects.toThrow('The viewer has changed while the chats were loading')
  })

  it('gets the socket though somebody else has left before the program rested', async () => {
    const { market, socket, enterAs, rest } = setUp({ viewer: aUser() })
    await enterAs(anExecutor())
    await rest()

    expect(socket.connections).toHaveLength(1)
    expect((await market.startChat()).store.userId).toBe(EXECUTOR_ID)
  })

  it('is told of to those who want to know, until they stop', async () => {
    const { market, socket, rest } = setUp({ viewer: aUser() })
    await rest()
    const heard: string[] = []
    const stops = [
      market.onEvent(({ name }) => heard.push(name)),
      market.onConnected(() => heard.push('connected')),
      market.unread.subscribe(() => heard.push('unread')),
      market.sessionView.subscribe(() => heard.push('session')),
    ]
    for (const stop of stops) stop()
    socket.latest.accept()
    await settle()
    socket.latest.emit('CLOSE_CHAT', { chatId: 901 })
    market.session.send({ type: 'signOut' })
    await settle()

    expect(heard).toEqual([])
  })

  it('takes the socket and the chats along when leaving, and the next person gets others', async () => {
    const { market, socket, transport, rest } = setUp({ viewer: aUser() })
    const chat = await market.startChat()
    await settle()
    market.session.send({ type: 'signOut' })
    await settle()

    expect([socket.latest.isClosed, chat.actor.getSnapshot().status]).toEqual([true, 'stopped'])
    expect([market.unread.get(), market.connection.get()]).toEqual([0, null])

    transport.on('getMe', answer({ data: anExecutor() })).on('getUserTariff', refusal('NOT_FOUND'))
    market.tokens.accept(aTokens({ userId: EXECUTOR_ID }))
    await settle()
    await rest()
    expect(await market.startChat()).not.toBe(chat)
  })

  it('leaves nothing running when the program ends', async () => {
    const { market, socket, clock } = setUp({ viewer: aUser() })
    const chat = await market.startChat()
    await settle()
    socket.latest.accept()
    await settle()
    market.stop()

    expect([socket.latest.isClosed, chat.actor.getSnapshot().status, market.session.getSnapshot().status]).toEqual([
      true,
      'stopped',
      'stopped',
    ])
    // The last frame of a count that was told.
    await clock.elapse(20)
    expect(clock.pending).toBe(0)
  })
})

describe('staff', () => {
  it('have a socket and chats: they answer executors as managers', async () => {
    const moderator = aUser({ role: 'MODERATOR' })
    const { market, socket, rest } = setUp({ viewer: moderator })
    await rest()

    expect(socket.connections).toHaveLength(1)
    expect((await market.startChat()).store.userId).toBe(moderator.id)
  })
})

describe('a page that keeps its refresh token in a cookie', () => {
  it('sends none of its own', async () => {
    const { transport } = setUp()
    await settle()
    expect(transport.calls('refresh').map(({ body }) => body)).toEqual([{ grantType: 'refresh_token' }])
  })
})

describe('a client that keeps its refresh token', () => {
  it('is signed in after a restart, with the token that was rotated last', async () => {
    const carrier = memoryRefreshToken()
    const first = setUp({ carrier })
    await settle()
    expect(first.market.sessionView.get().status).toBe('guest')
    await first.signIn()
    first.market.stop()

    const second = setUp({ carrier })
    await settle()
    expect(second.market.sessionView.get().status).toBe('signedIn')
    expect(second.transport.calls('refresh').map(({ body }) => body)).toEqual([
      { grantType: 'refresh_token', refreshToken: 'refresh-1' },
    ])
    expect(await carrier.load()).toBe('refresh-2')
  })

  it('is a guest after signing out, and asks the server for nothing', async () => {
    const carrier = memoryRefreshToken()
    const first = setUp({ carrier })
    await first.signIn()
    first.market.session.send({ type: 'signOut' })
    await settle()

    const second = setUp({ carrier })
    await settle()
    expect([second.market.sessionView.get().status, second.transport.calls()]).toEqual(['guest', []])
  })
})
