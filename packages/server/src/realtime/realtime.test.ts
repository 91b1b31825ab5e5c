import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aListener, aSocket, type ConnectError, closed, type Listener, listening } from '../../test/listener.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aProcess,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
  type Person,
} from '../../test/marketplace.ts'
import { MOST_SOCKETS } from './socket-server.ts'

let market: Marketplace
let address: string
let client: Person
let executor: Person
let listeners: Listener[]

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  address = await listening(market)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  listeners = []
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR', firstName: 'Олег', lastName: 'Титов' })
})
afterEach(() => {
  for (const { socket } of listeners) socket.disconnect()
})

const listen = async (person: Person): Promise<Listener> => {
  const listener = await aListener(market, person)
  listeners.push(listener)
  return listener
}
const connectError = (token: string, options: Parameters<typeof aSocket>[2] = {}, origin = address) =>
  new Promise<ConnectError>((resolve, reject) => {
    const socket = aSocket(origin, token, options)
    socket.once('connect_error', (error) => {
      socket.disconnect()
      resolve(error)
    })
    socket.once('connect', () => reject(new Error('The socket was let in')))
  })
const say = async (as: Person, chatId: number, text: string) =>
  (await call(market, 'sendChatMessage', { as, params: { id: chatId }, body: { id: randomUUID(), text } })).data
const change = (as: Person, { id, version }: { id: number; version: number }) => ({
  as,
  params: { id },
  body: { version },
})

describe('the handshake', () => {
  it('lets in no crowd: so many of one person, and room again when one leaves', async () => {
    const crowd = await Promise.all(Array.from({ length: MOST_SOCKETS.person }, () => listen(client)))
    const error = await connectError(client.accessToken)
    expect([error.message, error.data]).toEqual(['Too many connections', { statusCode: 429 }])
    await listen(executor)

    const [first] = crowd
    first?.socket.disconnect()
    await vi.waitFor(async () => expect((await listen(client)).socket.connected).toBe(true))
  })

  it('counts whoever is on the way in: a burst is let in as far as there is room, and what was refused leaves none taken', async () => {
    const person = await aPerson(market)
    const knock = () =>
      new Promise<string>((resolve) => {
        const socket = aSocket(address, person.accessToken)
        opened.push(socket)
        socket.once('connect', () => resolve('let in')).once('connect_error', ({ message }) => resolve(message))
      })
    const opened: ReturnType<typeof aSocket>[] = []
    const answers = await Promise.all(Array.from({ length: MOST_SOCKETS.person + 10 }, knock))
    expect(answers.filter((answer) => answer === 'let in')).toHaveLength(MOST_SOCKETS.person)

    opened[answers.indexOf('let in')]?.disconnect()
    await vi.waitFor(async () => expect(await knock()).toBe('let in'))
    for (const socket of opened) socket.disconnect()
  })

  it('lets in no crowd of many people from one address', async () => {
    const people = await Promise.all(Array.from({ length: 11 }, () => aPerson(market)))
    const behind = await aProcess(market, { trustProxy: 1 })
    const origin = await listening(behind)
    const from = (address: string) => ({ extraHeaders: { 'x-forwarded-for': address } })
    const open = (person: Person, address: string) =>
      new Promise<string>((resolve) => {
        const socket = aSocket(origin, person.accessToken, from(address))
        opened.push(socket)
        socket.once('connect', () => resolve('let in')).once('connect_error', ({ message }) => resolve(message))
      })
    const opened: ReturnType<typeof aSocket>[] = []
    const each = Array.from({ length: MOST_SOCKETS.address }, (_, n) => people[n % 10] as Person)
    for (const person of each) expect(await open(person, '203.0.113.7')).toBe('let in')

    const [, ...others] = people
    const last = others.at(-1) as Person
    expect(await open(last, '203.0.113.7')).toBe('Too many connections')
    expect(await open(last, '203.0.113.8')).toBe('let in')
    for (const socket of opened) socket.disconnect()
    await behind.app.close()
  })

  it('refuses what is no token, or one whose session has ended', async () => {
    const gone = await aPerson(market)
    await market.auth.signOut(gone.accessToken, undefined)

    for (const token of ['', 'nonsense', gone.accessToken]) {
      const error = await connectError(token)
      expect([error.message, error.data]).toEqual(['Unauthorized', { statusCode: 401 }])
    }
  })

  it('refuses pages of other sites, which the browser names', async () => {
    await connectError(client.accessToken, { extraHeaders: { origin: 'https://elsewhere.example' } })
    await connectError(client.accessToken, { extraHeaders: { origin: 'null' } })

    const ours = aSocket(address, client.accessToken, { extraHeaders: { origin: address } })
    await new Promise((resolve) => ours.once('connect', resolve as () => void))
    ours.disconnect()
  })

  it('knows nothing but websockets', async () => {
    const polling = await fetch(`${address}/socket.io/?EIO=4&transport=polling`)

    expect(polling.status).toBe(400)
  })

  it('leads nowhere but to /ws', async () => {
    const socket = aSocket(address, client.accessToken)
    const elsewhere = socket.io.socket('/', { auth: { token: client.accessToken } })
    const error = await new Promise<ConnectError>((resolve) => elsewhere.once('connect_error', resolve))
    socket.disconnect()

    expect(error.message).toBe('Unauthorized')
  })
})

describe('a connection', () => {
  it('ends with the token that opened it, and says why', async () => {
    const { socket, exception } = await listen(client)
    market.clock.advance(36_000_000)

    expect(await exception).toEqual({ message: 'Unauthorized', statusCode: 401 })
    await closed(socket)
  })

  it('ends at once with the session', async () => {
    const { socket, exception } = await listen(client)
    await market.auth.signOut(client.accessToken, undefined)

    expect(await exception).toEqual({ message: 'Unauthorized', statusCode: 401 })
    await closed(socket)
  })

  it('ends within five seconds when another process ends the session', async () => {
    const { socket } = await listen(client)
    const other = await listen(executor)
    await market.database.kysely
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'LOGOUT' })
      .where('id', '=', client.sessionId)
      .execute()
    market.clock.advance(5_000)

    await closed(socket)
    expect(other.socket.connected).toBe(true)
  })

  it('is for listening: whoever speaks is sent away', async () => {
    const { socket } = await listen(client)
    socket.emit('NEW_MESSAGE', { chatId: 1, text: 'Подделка' })

    await closed(socket)
  })
})

describe('a message', () => {
  it('reaches both sides, every tab of them, and nobody else', async () => {
    const { reply } = await aDeal(market, client, executor)
    const stranger = await listen(await aPerson(market))
    const [tab, otherTab, partner] = [await listen(client), await listen(client), await listen(executor)]
    const sent = await say(client, reply.chatId, 'Добрый день!')

    expect(await tab.next('NEW_MESSAGE')).toEqual(sent)
    expect(await otherTab.next('NEW_MESSAGE')).toEqual(sent)
    expect(await partner.next('NEW_MESSAGE')).toEqual(sent)
    expect(stranger.untaken).toEqual([])
  })

  it('is followed by the mark of whoever reads it', async () => {
    const { reply } = await aDeal(market, client, executor)
    const [writer, reader] = [await listen(client), await listen(executor)]
    const { seq } = await say(client, reply.chatId, 'Добрый день!')
    await call(market, 'readChat', { as: executor, params: { id: reply.chatId } })

    const mark = { chatId: reply.chatId, lastReadSeq: seq }
    for (const side of [writer, reader]) {
      // The client's message was an answer, which means that what came before is read.
      expect(await side.next('READ_CHAT')).toEqual({ ...mark, userId: client.id })
      expect(await side.next('READ_CHAT')).toEqual({ ...mark, userId: executor.id })
    }
  })

  it('is followed by the mark of whoever puts the chat away, who has read it as it is', async () => {
    const { reply } = await aDeal(market, client, executor)
    const { seq } = await say(client, reply.chatId, 'Добрый день!')
    const [writer, reader] = [await listen(client), await listen(executor)]
    await call(market, 'deleteChat', { as: executor, params: { id: reply.chatId } })

    const mark = { chatId: reply.chatId, lastReadSeq: seq, userId: executor.id }
    expect(await writer.next('READ_CHAT')).toEqual(mark)
    expect(await reader.next('READ_CHAT')).toEqual(mark)
    expect(await reader.next('DELETE_CHAT')).toEqual({ chatId: reply.chatId })
  })

  it('is told once when it is sent twice', async () => {
    const { reply } = await aDeal(market, client, executor)
    const partner = await listen(executor)
    const again = { as: client, params: { id: reply.chatId }, body: { id: randomUUID(), text: 'Один раз' } }
    await call(market, 'sendChatMessage', again)
    await call(market, 'sendChatMessage', again)
    await say(client, reply.chatId, 'Второе')

    expect((await partner.next('NEW_MESSAGE')).text).toBe('Один раз')
    expect((await partner.next('NEW_MESSAGE')).text).toBe('Второе')
  })
})

describe('a deal', () => {
  it('is seen by both as it goes', async () => {
    const { id } = await aSentTask(market, client)
    const [author, sender] = [await listen(client), await listen(executor)]

    const reply = await aSentReply(market, executor, id)
    const opened = await author.next('NEW_CHAT')
    expect([opened.id, opened.unreadMessages, opened.lastMessage?.seq]).toEqual([reply.chatId, 2, 2])
    expect((await sender.next('NEW_CHAT')).unreadMessages).toBe(0)
    expect(await author.next('TASK_CHANGED')).toEqual({ taskId: id, status: 'APPROVED', version: 2 })

    await call(market, 'viewTaskReply', { as: client, params: { id: reply.id } })
    expect((await sender.next('TASK_CHANGED')).version).toBe(2)

    await call(market, 'acceptTaskReply', change(client, { ...reply, version: 2 }))
    for (const side of [author, sender]) {
      expect((await side.next('NEW_MESSAGE')).text).toBe('Исполнитель выбран. Задание в работе.')
      expect(await side.next('TASK_CHANGED')).toEqual({ taskId: id, status: 'IN_PROGRESS', version: 3 })
    }

    await call(market, 'finishTask', change(client, { id, version: 3 }))
    for (const side of [author, sender]) {
      expect(await side.next('TASK_CHANGED')).toEqual({ taskId: id, status: 'FINISHED', version: 4 })
    }
  })

  it('is told of what the product says, which is news to the other side only', async () => {
    const { id } = await aSentTask(market, client)
    const reply = await aSentReply(market, executor, id)
    await call(market, 'readChat', { as: client, params: { id: reply.chatId } })
    const [author, sender] = [await listen(client), await listen(executor)]
    await call(market, 'acceptTaskReply', change(client, reply))

    expect((await author.next('NEW_MESSAGE')).isRead).toBe(true)
    expect((await sender.next('NEW_MESSAGE')).isRead).toBe(false)
    expect(await call(market, 'getUnreadCount', { as: client })).toBe(0)
    expect(await call(market, 'getUnreadCount', { as: executor })).toBe(1)
  })

  it('closes the chat of a reply that was rejected, for both', async () => {
    const { id } = await aSentTask(market, client)
    const reply = await aSentReply(market, executor, id)
    const [author, sender] = [await listen(client), await listen(executor)]
    await call(market, 'rejectTaskReply', change(client, reply))

    for (const side of [author, sender]) {
      expect((await side.next('NEW_MESSAGE')).text).toBe('Заказчик отклонил отклик.')
      expect(await side.next('CLOSE_CHAT')).toEqual({ chatId: reply.chatId })
      expect((await side.next('TASK_CHANGED')).taskId).toBe(id)
    }
  })

  it('is not told of when it is refused', async () => {
    const { task } = await aDeal(market, client, executor)
    const author = await listen(client)
    await call(market, 'finishTask', change(executor, task)).catch(() => {})
    await call(market, 'finishTask', change(client, task))

    expect((await author.next('TASK_CHANGED')).status).toBe('FINISHED')
    expect(author.untaken.filter((name) => name === 'TASK_CHANGED')).toEqual([])
  })
})

describe('presence', () => {
  const isOnline = async (as: Person, chatId: number) =>
    (await call(market, 'getChat', { as, params: { id: chatId } })).data.executor

  it('is told to those who share a chat, and to nobody else', async () => {
    const { reply } = await aDeal(market, client, executor)
    const [partner, stranger] = [await listen(client), await listen(await aPerson(market))]
    await listen(executor)
    const at = new Date(market.clock.now()).toISOString()

    expect(await partner.next('ONLINE_CHANGED')).toEqual({ userId: executor.id, isOnline: true, lastVisitAt: at })
    expect((await isOnline(client, reply.chatId)).isOnline).toBe(true)
    expect(stranger.untaken).toEqual([])
  })

  it('outlives a reload of the page', async () => {
    await aDeal(market, client, executor)
    const partner = await listen(client)
    const tab = await listen(executor)
    await partner.next('ONLINE_CHANGED')
    tab.socket.disconnect()
    const reloaded = await listen(executor)
    market.clock.advance(10_000)
    reloaded.socket.disconnect()
    await gone(executor)

    expect((await partner.next('ONLINE_CHANGED')).isOnline).toBe(false)
    expect(partner.untaken).toEqual([])
  })

  it('ends with the last socket, and the last visit is kept', async () => {
    const { reply } = await aDeal(market, client, executor)
    const partner = await listen(client)
    const tabs = [await listen(executor), await listen(executor)]
    await partner.next('ONLINE_CHANGED')
    for (const { socket } of tabs) socket.disconnect()
    await gone(executor)
    const { isOnline: now, lastVisitAt } = await partner.next('ONLINE_CHANGED')

    expect(now).toBe(false)
    const seen = await isOnline(client, reply.chatId)
    expect([seen.isOnline, seen.lastVisitAt]).toEqual([false, lastVisitAt])
  })

  it('remembers those who are online every minute, so that a crash forgets little', async () => {
    await listen(executor)
    const cameAt = market.clock.now()
    const lastVisit = async () => {
      const { last_visit_at } = await market.database.kysely
        .selectFrom('users')
        .select('last_visit_at')
        .where('id', '=', executor.id)
        .executeTakeFirstOrThrow()
      return last_visit_at?.getTime() ?? 0
    }
    market.clock.advance(60_000)

    await vi.waitFor(async () => expect(await lastVisit()).toBeGreaterThan(cameAt))
  })

  /** Turns the clock until the user's absence is noticed: when the server hears of a closed socket is its own affair. */
  const gone = (person: Person) =>
    vi.waitFor(async () => {
      market.clock.advance(3_000)
      const { data } = await call(market, 'listTaskReplies', { as: client, query: { taskId: await lastTask() } })
      expect(data.find(({ executor: one }) => one.id === person.id)?.executor.isOnline).toBe(false)
    }, 10_000)
  const lastTask = async () =>
    (await call(market, 'listMyTasks', { as: client, query: { limit: 1 } })).data.items[0]?.id as number
})
