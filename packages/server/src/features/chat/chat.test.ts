import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

let market: Marketplace
let client: Person
let executor: Person
let stranger: Person
/** A chat with two messages: the reply's text and its terms. */
let chatId: number
let replyId: number

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  stranger = await aPerson(market, { role: 'EXECUTOR' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market, { firstName: 'Ирина', lastName: 'Кольцова' })
  executor = await aPerson(market, {
    role: 'EXECUTOR',
    businessType: 'LLC',
    shortName: 'ООО «Мастер»',
    firstName: 'Олег',
    lastName: 'Титов',
  })
  const { id } = await aSentTask(market, client)
  const reply = await aSentReply(market, executor, id)
  chatId = reply.chatId
  replyId = reply.id
})

const say = async (as: Person, text: string, to = chatId, id = randomUUID()): Promise<ChatMessage> =>
  (await call(market, 'sendChatMessage', { as, params: { id: to }, body: { id, text } })).data
const history = (as: Person, query: { messageId?: string; afterSeq?: number; limit?: number } = {}) =>
  call(market, 'listChatMessages', { as, query: { chatId, ...query } })
const texts = async (as: Person, query: Parameters<typeof history>[1] = {}) =>
  (await history(as, query)).items.map(({ text }) => text)
const chat = async (as: Person, id = chatId) => (await call(market, 'getChat', { as, params: { id } })).data
const unread = (as: Person) => call(market, 'getUnreadCount', { as })
const read = (as: Person) => call(market, 'readChat', { as, params: { id: chatId } })
/** A line that only one side may see; the product writes none yet, the rule is tested all the same. */
const whisper = (visibleFor: 'CLIENT' | 'EXECUTOR', text: string) =>
  market.database.kysely.transaction().execute(async (trx) => {
    const { last_seq: seq } = await trx
      .updateTable('chats')
      .set(({ eb }) => ({ last_seq: eb('last_seq', '+', 1) }))
      .where('id', '=', chatId)
      .returning('last_seq')
      .executeTakeFirstOrThrow()
    const message = { id: randomUUID(), chat_id: chatId, seq, kind: 'SYSTEM', sender_id: null, text } as const
    await trx
      .insertInto('chat_messages')
      .values({ ...message, visible_for: visibleFor })
      .execute()
  })

describe('a message', () => {
  it('is numbered, signed and unread until the other side reads it', async () => {
    const message = await say(client, '  Добрый день!\nКогда сможете приехать?  ')

    expect(message).toEqual({
      id: message.id,
      chatId,
      seq: 3,
      type: 'DIALOG',
      kind: 'COMMON',
      isRead: false,
      senderId: client.id,
      sender: { id: client.id, name: 'Ирина К.', initials: 'КИ', role: 'CLIENT' },
      name: 'Ирина К.',
      text: 'Добрый день!\nКогда сможете приехать?',
      files: [],
      visibleFor: 'ALL',
      createdAt: new Date(market.clock.now()).toISOString(),
    })
    await read(executor)
    expect((await history(client, { limit: 1 })).items).toEqual([{ ...message, isRead: true }])
  })

  it('means that its sender has read what came before', async () => {
    expect(await unread(client)).toBe(2)
    await say(client, 'Здравствуйте!')

    expect(await unread(client)).toBe(0)
    expect((await chat(executor)).client.lastReadSeq).toBe(3)
  })

  it('is stored once, however often it is sent, also at the same moment', async () => {
    const id = randomUUID()
    const sent = await Promise.all(Array.from({ length: 6 }, () => say(client, 'Один раз', chatId, id)))

    expect(new Set(sent.map(({ seq }) => seq))).toEqual(new Set([3]))
    expect(await texts(client, { afterSeq: 2 })).toEqual(['Один раз'])
  })

  it('can still be asked for after the chat has closed', async () => {
    const id = randomUUID()
    const first = await say(client, 'Успел', chatId, id)
    await call(market, 'rejectTaskReply', { as: client, params: { id: replyId }, body: { version: 1 } })

    expect(await say(client, 'Успел', chatId, id)).toEqual(first)
    const late = { as: client, params: { id: chatId }, body: { id: randomUUID(), text: 'Не успел' } }
    expect((await refused(market, 'sendChatMessage', late)).code).toBe('CHAT_CLOSED')
  })

  it('cannot take the id of somebody else’s message, nor learn anything about it', async () => {
    const { id } = await say(client, 'Моё')
    const theirs = { as: executor, params: { id: chatId }, body: { id, text: 'Чужое' } }
    expect((await refused(market, 'sendChatMessage', theirs)).code).toBe('IDEMPOTENCY_KEY_REUSED')

    const another = await aSentReply(market, executor, (await aSentTask(market, client)).id)
    const elsewhere = { as: client, params: { id: another.chatId }, body: { id, text: 'В другой чат' } }
    expect((await refused(market, 'sendChatMessage', elsewhere)).code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await texts(client, { afterSeq: 2 })).toEqual(['Моё'])
  })

  it('keeps one id to one message when two chats are sent it at the same moment', async () => {
    const another = await aSentReply(market, executor, (await aSentTask(market, client)).id)
    const id = randomUUID()
    const outcomes = await Promise.allSettled([
      say(client, 'Туда', chatId, id),
      say(client, 'Сюда', another.chatId, id),
    ])

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(lost?.reason.message).toContain('IDEMPOTENCY_KEY_REUSED')
    const seqs = [await chat(client), await chat(client, another.chatId)].map(({ lastSeq }) => lastSeq)
    expect(seqs.toSorted()).toEqual([2, 3])
  })

  it('comes at most twenty times a minute, repetitions not counted', async () => {
    const id = randomUUID()
    for (let sent = 0; sent < 20; sent += 1)
      await say(client, `Сообщение ${sent}`, chatId, sent === 0 ? id : randomUUID())
    const tooMany = { as: client, params: { id: chatId }, body: { id: randomUUID(), text: 'Ещё одно' } }
    const { code } = await refused(market, 'sendChatMessage', tooMany)

    expect(code).toBe('RATE_LIMITED')
    expect((await say(client, 'Сообщение 0', chatId, id)).seq).toBe(3)
    market.clock.advance(60_000)
    expect((await say(client, 'Через минуту')).seq).toBe(23)
  })

  it('gets a number without a gap whoever writes at the same moment', async () => {
    const writers = [client, executor]
    await Promise.all(Array.from({ length: 30 }, (_, n) => say(writers[n % 2] as Person, `Сообщение ${n}`)))
    const { items, pagination } = await history(client, { afterSeq: 0, limit: 100 })

    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 32 }, (_, n) => n + 1))
    expect(pagination.totalItems).toBe(32)
  })
})

describe('the history of a chat', () => {
  beforeEach(async () => {
    for (const text of ['раз', 'два', 'три']) await say(client, text)
  })

  it('begins with the newest and leafs back from any message', async () => {
    const newest = await history(executor, { limit: 2 })
    expect(newest.items.map(({ text }) => text)).toEqual(['три', 'два'])
    expect(newest.pagination.totalItems).toBe(5)

    const last = newest.items.at(-1) as ChatMessage
    expect(await texts(executor, { messageId: last.id, limit: 2 })).toEqual(['раз', expect.stringContaining('Условия')])
    const oldest = (await history(executor, { limit: 5 })).items.at(-1) as ChatMessage
    expect(await texts(executor, { messageId: oldest.id })).toEqual([])
  })

  it('gives who was away what followed, in order', async () => {
    expect(await texts(executor, { afterSeq: 3 })).toEqual(['два', 'три'])
    expect(await texts(executor, { afterSeq: 5 })).toEqual([])
  })

  it('knows only cursors of its own', async () => {
    const query = { chatId, messageId: randomUUID() }

    expect((await refused(market, 'listChatMessages', { as: client, query })).code).toBe('NOT_FOUND')
  })
})

describe('what is meant for one side', () => {
  it('does not exist for the other: not in the history, nor as last message, nor as unread, nor in search', async () => {
    await whisper('CLIENT', 'Только для заказчика')

    expect(await texts(client, { afterSeq: 2 })).toEqual(['Только для заказчика'])
    expect(await texts(executor, { afterSeq: 2 })).toEqual([])
    expect((await history(executor)).pagination.totalItems).toBe(2)
    expect([await unread(client), await unread(executor)]).toEqual([3, 0])
    expect((await chat(client)).lastMessage?.text).toBe('Только для заказчика')
    expect((await chat(executor)).lastMessage?.text).toContain('Условия')
    const found = async (as: Person) =>
      (await call(market, 'listChats', { as, query: { search: 'только для' } })).pagination.totalItems
    expect([await found(client), await found(executor)]).toEqual([1, 0])
  })

  it('cannot serve as a cursor either', async () => {
    await whisper('CLIENT', 'Только для заказчика')
    const messageId = (await history(client, { limit: 1 })).items[0]?.id as string

    expect(await texts(client, { messageId })).toHaveLength(2)
    expect((await refused(market, 'listChatMessages', { as: executor, query: { chatId, messageId } })).code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('the list of chats', () => {
  it('shows both sides, the task and the last message, the newest chat first', async () => {
    const second = await aSentReply(market, executor, (await aSentTask(market, client, { title: 'Второе задание' })).id)
    market.clock.advance(1_000)
    const last = await say(executor, 'Уточните адрес')
    const { items, pagination } = await call(market, 'listChats', { as: client })

    expect([items.map(({ id }) => id), pagination.totalItems]).toEqual([[chatId, second.chatId], 2])
    expect(items[0]).toEqual({
      id: chatId,
      kind: 'TASK_REPLY',
      status: 'OPEN',
      unreadMessages: 3,
      client: {
        id: client.id,
        name: 'Ирина К.',
        initials: 'КИ',
        role: 'CLIENT',
        avatar: null,
        isVerified: false,
        verifiedAt: null,
        finishedTasksCount: 0,
        isOnline: false,
        lastVisitAt: null,
        lastReadSeq: 0,
      },
      executor: {
        id: executor.id,
        name: 'ООО «Мастер»',
        initials: 'М',
        role: 'EXECUTOR',
        avatar: null,
        isVerified: false,
        verifiedAt: null,
        finishedTasksCount: 0,
        isOnline: false,
        lastVisitAt: null,
        lastReadSeq: 3,
      },
      task: {
        id: items[0]?.task?.id,
        title: 'Починить кран на кухне',
        status: 'APPROVED',
        look: { material: 'plaster', object: 'brush' },
      },
      terms: { priceType: 'FIXED', price: 4_500_00, termDays: 3 },
      product: null,
      lastMessage: last,
      lastSeq: 3,
      createdAt: items[0]?.createdAt,
    })
  })

  it('counts what is unread in all of them', async () => {
    await aSentReply(market, executor, (await aSentTask(market, client)).id)

    expect([await unread(client), await unread(executor)]).toEqual([4, 0])
    await read(client)
    expect(await unread(client)).toBe(2)
    expect((await chat(client)).unreadMessages).toBe(0)
  })

  it('comes in pages that know how many there are', async () => {
    for (let more = 0; more < 3; more += 1) {
      market.clock.advance(1_000)
      await aSentReply(market, executor, (await aSentTask(market, client)).id)
    }
    const page = async (number: number) => {
      const { items, pagination } = await call(market, 'listChats', { as: client, query: { page: number, limit: 3 } })
      return [items.length, pagination.totalItems]
    }

    expect([await page(1), await page(2), await page(3)]).toEqual([
      [3, 4],
      [1, 4],
      [0, 4],
    ])
  })

  it('is searched by the partner, the task and the last message, not by a surname that is hidden', async () => {
    await say(client, 'Приезжайте к восьми')
    const found = async (as: Person, search: string) =>
      (await call(market, 'listChats', { as, query: { search } })).pagination.totalItems

    expect(await found(client, 'мастер')).toBe(1)
    expect(await found(executor, 'ирин')).toBe(1)
    expect(await found(executor, 'КРАН')).toBe(1)
    expect(await found(executor, 'к восьми')).toBe(1)
    expect(await found(executor, 'кольцова')).toBe(0)
    expect(await found(executor, '%')).toBe(0)
  })

  it('shows an executor who orders the chat from the side of a client', async () => {
    const { id } = await aSentTask(market, stranger)
    const reply = await aSentReply(market, executor, id)
    const seen = await chat(stranger, reply.chatId)

    expect([seen.client.id, seen.executor.id, seen.unreadMessages]).toEqual([stranger.id, executor.id, 2])
  })
})

describe('somebody else’s chat', () => {
  it('is like one that does not exist', async () => {
    const missing = 999_999
    for (const id of [chatId, missing]) {
      const message = { id: randomUUID(), text: 'Пустите' }
      const codes = [
        (await refused(market, 'getChat', { as: stranger, params: { id } })).code,
        (await refused(market, 'readChat', { as: stranger, params: { id } })).code,
        (await refused(market, 'listChatMessages', { as: stranger, query: { chatId: id } })).code,
        (await refused(market, 'sendChatMessage', { as: stranger, params: { id }, body: message })).code,
      ]
      expect(codes).toEqual(Array(4).fill('NOT_FOUND'))
    }
  })
})
