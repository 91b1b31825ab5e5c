import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'

const DAY = 86_400_000

let market: Marketplace
let executor: Person
let manager: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  executor = await aPerson(market, { role: 'EXECUTOR' })
  // Those of the scenarios before have left.
  await db().updateTable('users').set({ role: 'CLIENT' }).where('role', 'in', ['MODERATOR', 'ADMIN']).execute()
  manager = await aPerson(market, { role: 'MODERATOR' })
})

const db = () => market.database.kysely
const buyPro = (days: number) =>
  db()
    .insertInto('user_tariffs')
    .values({
      user_id: executor.id,
      type: 'PRO',
      from_at: new Date(market.clock.now()),
      until: new Date(market.clock.now() + days * DAY),
    })
    .execute()
const open = async () => (await call(market, 'openManagerChat', { as: executor })).data
const again = async (person: Person, role: 'EXECUTOR' | 'MODERATOR'): Promise<Person> => ({
  ...person,
  accessToken: await market.auth.mintAccessToken(
    { kind: 'user', id: person.id, role, sessionId: person.sessionId },
    36_000,
  ),
})
const pass = async (milliseconds: number) => {
  market.clock.advance(milliseconds)
  executor = await again(executor, 'EXECUTOR')
  manager = await again(manager, 'MODERATOR')
  await market.worker.runDue()
}
const write = (as: Person, chatId: number, text: string) =>
  call(market, 'sendChatMessage', { as, params: { id: chatId }, body: { id: crypto.randomUUID(), text } })
const seen = async (id: number) => {
  const { status, lastMessage } = (await call(market, 'getChat', { as: executor, params: { id } })).data
  return [status, lastMessage?.text]
}

describe('the chat with the manager', () => {
  it('is read and answered by the person of the staff, who has it in the list of chats', async () => {
    await buyPro(30)
    const { id, client } = await open()
    expect(client.id).toBe(manager.id)
    await write(executor, id, 'Как поднять рейтинг?')
    const { items } = await call(market, 'listChats', { as: manager, query: {} })
    expect(items.map((chat) => [chat.id, chat.unreadMessages, chat.lastMessage?.text])).toEqual([
      [id, 2, 'Как поднять рейтинг?'],
    ])
    await write(manager, id, 'Попросите отзывы.')
    expect(await seen(id)).toEqual(['OPEN', 'Попросите отзывы.'])
  })

  it('closes with a word when the tariff is over, and opens again with the next one', async () => {
    await buyPro(10)
    const { id } = await open()
    await pass(10 * DAY)
    await pass(DAY)
    expect(await seen(id)).toEqual(['CLOSE', expect.stringContaining('закончился')])
    const late = { as: executor, params: { id }, body: { id: crypto.randomUUID(), text: 'Ау' } }
    expect((await refused(market, 'sendChatMessage', late)).code).toBe('CHAT_CLOSED')
    expect((await refused(market, 'openManagerChat', { as: executor })).code).toBe('MANAGER_NOT_IN_TARIFF')

    await buyPro(10)
    await pass(DAY)
    expect(await seen(id)).toEqual(['OPEN', expect.stringContaining('снова на связи')])
    expect((await open()).id).toBe(id)
  })

  it('is another one when the manager has left: the least busy of the others answers', async () => {
    await buyPro(30)
    const first = await open()
    const next = await aPerson(market, { role: 'MODERATOR' })
    await db().updateTable('users').set({ role: 'CLIENT' }).where('id', '=', manager.id).execute()
    await pass(DAY)
    expect(await seen(first.id)).toEqual(['CLOSE', expect.stringContaining('другой менеджер')])
    const { id, client } = await open()
    expect([client.id, id === first.id]).toEqual([next.id, false])
  })
})
