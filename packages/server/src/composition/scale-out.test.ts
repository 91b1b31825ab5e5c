import { randomUUID } from 'node:crypto'
import type { Chat, ChatMessage } from '@artel/core/contract'
import { API_PREFIX, MESSAGES_A_MINUTE, SOCKET_NAMESPACE } from '@artel/core/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, urlOf } from '../../test/database.ts'
import { aStoredUser, TEST_SECRET } from '../../test/http.ts'
import { findRedis, type RedisServer, startRedis } from '../../test/redis-server.mjs'
import { type ServerProcess, startServer } from '../../test/server-process.ts'
import { createAccessTokens } from '../features/auth/access-token.ts'
import type { Database } from '../platform/db/database.ts'
import { systemClock } from '../platform/process/system-clock.ts'

const hasRedis = findRedis() !== undefined
if (!hasRedis) console.warn('\n!!! No Redis here: several processes on one database are not tested.\n')

describe.runIf(hasRedis)('two processes on one PostgreSQL and one Redis', () => {
  let database: Database
  let redis: RedisServer
  let one: ServerProcess
  let two: ServerProcess
  const sockets: Socket[] = []

  const start = () =>
    startServer({ DATABASE_URL: urlOf(database), REDIS_URL: redis.url, SESSION_SECRET: TEST_SECRET, PG_POOL: '4' })
  beforeAll(async () => {
    database = await openTestDatabase()
    redis = await startRedis()
    ;[one, two] = await Promise.all([start(), start()])
  }, 60_000)
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await redis?.stop()
    await database?.close()
  })

  const tokens = createAccessTokens(TEST_SECRET, systemClock)

  async function aPerson(role: 'CLIENT' | 'EXECUTOR') {
    const { id } = await aStoredUser(database, { role })
    const sessionId = randomUUID()
    await database.kysely.insertInto('sessions').values({ id: sessionId, user_id: id }).execute()
    return { id, sessionId, token: await tokens.mint({ userId: id, sessionId, role }) }
  }
  type Person = Awaited<ReturnType<typeof aPerson>>

  /** Two people with a chat. */
  async function aTalk() {
    const [client, executor] = [await aPerson('CLIENT'), await aPerson('EXECUTOR')]
    const { id: chatId } = await database.kysely
      .insertInto('chats')
      .values({ kind: 'COMMON', client_id: client.id, executor_id: executor.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { client, executor, chatId }
  }

  async function ask(server: ServerProcess, { token }: Person, method: string, path: string, body?: object) {
    const answer = await fetch(server.url + API_PREFIX + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const say = (server: ServerProcess, person: Person, chatId: number, text: string) =>
    ask(server, person, 'POST', `/chat-message/${chatId}`, { id: randomUUID(), text })

  /** Connects and keeps what is heard. */
  async function listen(server: ServerProcess, { token }: Person) {
    const socket = io(server.url + SOCKET_NAMESPACE, {
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
      forceNew: true,
    })
    sockets.push(socket)
    const heard: { name: string; payload: unknown }[] = []
    socket.onAny((name, payload) => heard.push({ name, payload }))
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
    const texts = () =>
      heard.filter(({ name }) => name === 'NEW_MESSAGE').map((one) => (one.payload as ChatMessage).text)
    return { socket, heard, texts }
  }

  it('a message sent through one reaches a client of the other, in order', async () => {
    const { client, executor, chatId } = await aTalk()
    const there = await listen(two, executor)
    const texts = Array.from({ length: 15 }, (_, index) => `№ ${index + 1}`)

    for (const text of texts) expect((await say(one, client, chatId, text)).status).toBe(200)

    await vi.waitFor(() => expect(there.texts()).toEqual(texts), 5_000)
  })

  it('who is connected to one is online for the other', async () => {
    const { client, executor, chatId } = await aTalk()
    const near = await listen(one, client)
    await listen(two, executor)
    await vi.waitFor(() => expect(near.heard.map(({ name }) => name)).toContain('ONLINE_CHANGED'), 5_000)

    const chat = (await ask(one, client, 'GET', `/chat/${chatId}`)).body.data as Chat

    expect(chat.executor.isOnline).toBe(true)
  })

  it('limits count what goes through both', async () => {
    const { client, chatId } = await aTalk()
    for (let sent = 0; sent < MESSAGES_A_MINUTE; sent += 1) {
      expect((await say(sent % 2 ? one : two, client, chatId, `${sent}`)).status).toBe(200)
    }

    expect([(await say(one, client, chatId, 'ещё')).status, (await say(two, client, chatId, 'ещё')).status]).toEqual([
      429, 429,
    ])
  })

  it('a session that ends on one loses its sockets on the other', async () => {
    const person = await aPerson('CLIENT')
    const { socket, heard } = await listen(two, person)

    expect((await ask(one, person, 'DELETE', '/auth/logout')).status).toBe(204)

    await vi.waitFor(() => expect(socket.connected).toBe(false), 5_000)
    expect(heard).toContainEqual({ name: 'exception', payload: { message: 'Unauthorized', statusCode: 401 } })
  })

  it('when one is killed its clients go over to the other and miss nothing', async () => {
    const { client, executor, chatId } = await aTalk()
    const doomed = await start()
    const before = await listen(doomed, executor)
    const gone = new Promise((resolve) => before.socket.once('disconnect', resolve))
    const killed: Promise<unknown>[] = []
    for (let index = 1; index <= 12; index += 1) {
      if (index === 6) killed.push(doomed.stop('SIGKILL'), gone)
      expect((await say(one, client, chatId, `№ ${index}`)).status).toBe(200)
    }
    await Promise.all(killed)

    const after = await listen(two, executor)
    const lastSeen = before.texts().length
    const missed = await ask(two, executor, 'GET', `/chat-message/list?chatId=${chatId}&afterSeq=${lastSeen}&limit=50`)
    await say(one, client, chatId, '№ 13')
    await vi.waitFor(() => expect(after.texts()).toHaveLength(1), 5_000)

    const fetched = (missed.body.items as ChatMessage[]).toSorted((a, b) => a.seq - b.seq).map(({ text }) => text)
    expect([...before.texts(), ...fetched, ...after.texts()]).toEqual(
      Array.from({ length: 13 }, (_, index) => `№ ${index + 1}`),
    )
  })

  it('one that stops tells its clients to go, and its people stay online through the other', async () => {
    const { client, executor, chatId } = await aTalk()
    const leaving = await start()
    const { socket } = await listen(leaving, executor)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    const near = await listen(one, client)

    const [code] = await Promise.all([leaving.stop(), gone.then(() => listen(two, executor))])

    expect(code).toBe(0)
    expect(((await ask(one, client, 'GET', `/chat/${chatId}`)).body.data as Chat).executor.isOnline).toBe(true)
    expect(near.heard.filter(({ payload }) => (payload as { isOnline?: boolean }).isOnline === false)).toEqual([])
  })

  it('each goes on alone while Redis is away, and they are one again when it is back', async () => {
    const { client, executor, chatId } = await aTalk()
    const near = await listen(one, executor)
    const port = Number(new URL(redis.url).port)
    await redis.stop()

    expect((await say(one, client, chatId, 'сюда')).status).toBe(200)
    await vi.waitFor(() => expect(near.texts()).toEqual(['сюда']), 5_000)
    const ready = async () => (await fetch(`${one.url}/readyz`)).json()
    expect(await ready()).toEqual({ status: 'ready', without: ['redis'] })

    redis = await startRedis(port)
    await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ready', without: [] }), 8_000)
    const there = await listen(two, executor)
    await vi.waitFor(async () => {
      await say(one, client, chatId, 'туда')
      expect(there.texts()).toContain('туда')
    }, 8_000)
  })
})
