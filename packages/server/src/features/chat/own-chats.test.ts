import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

const MINUTE = 60_000

let market: Marketplace
let client: Person
let executor: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

const open = async (as: Person, other: Person) =>
  (await call(market, 'createChat', { as, body: { kind: 'COMMON', userId: other.id } })).data
const listed = async (as: Person) => (await call(market, 'listChats', { as, query: {} })).items.map(({ id }) => id)
const write = async (as: Person, chatId: number, text = 'Здравствуйте!') =>
  (await call(market, 'sendChatMessage', { as, params: { id: chatId }, body: { id: randomUUID(), text } })).data
const unread = (as: Person) => call(market, 'getUnreadCount', { as })

describe('a chat about nothing else', () => {
  it('is opened once for two people and seen by the other one from the first message on', async () => {
    const chat = await open(client, executor)
    expect([chat.kind, chat.client.id, chat.executor.id]).toEqual(['COMMON', client.id, executor.id])
    expect([await listed(client), await listed(executor)]).toEqual([[chat.id], []])
    expect((await open(client, executor)).id).toBe(chat.id)

    await write(client, chat.id)
    expect([await listed(executor), await unread(executor)]).toEqual([[chat.id], 1])
    expect((await open(executor, client)).id).toBe(chat.id)
  })

  it('is one however often it is asked for at once', async () => {
    const chats = await Promise.all([...Array(5)].flatMap(() => [open(client, executor), open(executor, client)]))

    expect(new Set(chats.map(({ id }) => id)).size).toBe(1)
  })

  it('needs an executor on one side, and somebody else on the other', async () => {
    const refusal = async (userId: string) =>
      (await refused(market, 'createChat', { as: client, body: { kind: 'COMMON', userId } })).code

    expect(await refusal((await aPerson(market)).id)).toBe('NOT_FOUND')
    expect(await refusal((await aPerson(market, { role: 'MODERATOR' })).id)).toBe('NOT_FOUND')
    expect(await refusal(client.id)).toBe('NOT_FOUND')
    expect(await refusal(randomUUID())).toBe('NOT_FOUND')
    const product = { as: client, body: { kind: 'PRODUCT', productId: 1 } } as const
    expect((await refused(market, 'createChat', product)).code).toBe('NOT_FOUND')
  })

  it('is opened ten times an hour', async () => {
    for (let n = 0; n < 10; n++) await open(client, await aPerson(market, { role: 'EXECUTOR' }))

    const body = { kind: 'COMMON', userId: executor.id } as const
    expect((await refused(market, 'createChat', { as: client, body })).code).toBe('CHAT_LIMIT_REACHED')
    market.clock.advance(60 * MINUTE)
    expect((await open(client, executor)).kind).toBe('COMMON')
  })
})

describe('a chat that is put away', () => {
  it('leaves this side’s list with its unread messages, and a new message brings it back', async () => {
    const { reply } = await aDeal(market, client, executor)
    await write(client, reply.chatId)
    expect(await unread(executor)).toBeGreaterThan(0)

    await call(market, 'deleteChat', { as: executor, params: { id: reply.chatId } })

    expect([await listed(executor), await unread(executor)]).toEqual([[], 0])
    expect(await listed(client)).toEqual([reply.chatId])
    const found = await call(market, 'listChats', { as: executor, query: { search: 'кран' } })
    expect(found.pagination.totalItems).toBe(0)

    await write(client, reply.chatId, 'Вы ещё здесь?')
    expect([await listed(executor), await unread(executor)]).toEqual([[reply.chatId], 1])
  })

  it('is nobody else’s to put away', async () => {
    const { reply } = await aDeal(market, client, executor)
    const stranger = await aPerson(market)

    expect((await refused(market, 'deleteChat', { as: stranger, params: { id: reply.chatId } })).code).toBe('NOT_FOUND')
  })
})

describe('a message', () => {
  const edit = (as: Person, id: string, text: string) => ({ as, params: { id }, body: { text } })

  it('is mended by its sender in the first 15 minutes', async () => {
    const { reply } = await aDeal(market, client, executor)
    const sent = await write(client, reply.chatId, 'Жду завтра в дсеять')
    market.clock.advance(15 * MINUTE)

    const mended = (await call(market, 'editChatMessage', edit(client, sent.id, 'Жду завтра в десять'))).data

    expect(mended).toEqual({ ...sent, text: 'Жду завтра в десять' })
    const query = { chatId: reply.chatId, limit: 1 }
    expect((await call(market, 'listChatMessages', { as: executor, query })).items[0]?.text).toBe('Жду завтра в десять')

    market.clock.advance(1)
    expect((await refused(market, 'editChatMessage', edit(client, sent.id, 'Поздно'))).code).toBe('MESSAGE_TOO_OLD')
  })

  it('is not the other side’s to mend, nor a stranger’s, nor anybody’s in a closed chat', async () => {
    const { task, reply } = await aDeal(market, client, executor)
    const sent = await write(client, reply.chatId)
    const stranger = await aPerson(market)
    for (const as of [executor, stranger]) {
      expect((await refused(market, 'editChatMessage', edit(as, sent.id, 'Чужое'))).code).toBe('NOT_FOUND')
    }

    const cancel = { version: task.version, reason: 'AUTHOR_WRONG_EXECUTOR' as const }
    await call(market, 'cancelTaskByAuthor', { as: client, params: { id: task.id }, body: cancel })
    expect((await refused(market, 'editChatMessage', edit(client, sent.id, 'Поздно'))).code).toBe('CHAT_CLOSED')
  })
})
