import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aProcess,
  call,
  type Marketplace,
  type Person,
} from '../../../test/marketplace.ts'
import { createPictures } from '../images/picture.ts'
import { createChatLists } from './chat-lists.ts'

let market: Marketplace
let other: Pick<Marketplace, 'app'>
let client: Person
let executor: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  other = await aProcess(market)
})
afterAll(async () => {
  await other.app.close()
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR', firstName: 'Олег', lastName: 'Титов' })
})

const chatsOf = (
  as: Person,
  process: Pick<Marketplace, 'app'> = market,
  query: { page?: number; limit?: number } = {},
) => call(process, 'listChats', { as, query })
const aTalk = async () =>
  (await call(market, 'createChat', { as: client, body: { kind: 'COMMON', userId: executor.id } })).data
const write = async (as: Person, id: number, text = 'Здравствуйте!') =>
  (await call(other, 'sendChatMessage', { as, params: { id }, body: { id: randomUUID(), text } })).data

/** What a process answers that has kept nothing. */
async function fresh(as: Person) {
  const { app } = await aProcess(market)
  const list = await chatsOf(as, { app })
  await app.close()
  return list
}

/** The list in both processes, after something was done to what is shown there; it must be news to both. */
async function newsAfter(as: Person, change: () => Promise<unknown>) {
  const [before] = [await chatsOf(as), await chatsOf(as, other)]
  await change()
  const [here, there, truth] = [await chatsOf(as), await chatsOf(as, other), await fresh(as)]
  expect(here).not.toEqual(before)
  expect([here, there]).toEqual([truth, truth])
  return here
}

describe('a list of chats, asked for before, is as it is now in every process', () => {
  it('after a chat has begun, after each message, and after it was read', async () => {
    expect((await newsAfter(client, aTalk)).pagination.totalItems).toBe(1)
    const { id } = await aTalk()
    const one = await newsAfter(executor, () => write(client, id, 'Раз'))
    const two = await newsAfter(executor, () => write(client, id, 'Два'))
    expect([one, two].map(({ items }) => items[0]?.lastMessage?.text)).toEqual(['Раз', 'Два'])
    const read = await newsAfter(executor, () => call(other, 'readChat', { as: executor, params: { id } }))
    expect([two, read].map(({ items }) => items[0]?.unreadMessages)).toEqual([2, 0])
    expect((await chatsOf(client)).items[0]?.lastMessage?.isRead).toBe(true)
  })

  it('after the last message says something else', async () => {
    const { id } = await aTalk()
    const message = await write(client, id)
    const body = { text: 'Добрый день!' }
    const list = await newsAfter(executor, () =>
      call(other, 'editChatMessage', { as: client, params: { id: message.id }, body }),
    )
    expect(list.items[0]?.lastMessage?.text).toBe('Добрый день!')
  })

  it('after a chat was put away, and after a message has brought it back', async () => {
    const { id } = await aTalk()
    await write(executor, id)
    const without = await newsAfter(client, () => call(other, 'deleteChat', { as: client, params: { id } }))
    const back = await newsAfter(client, () => write(executor, id))
    expect([without, back].map(({ pagination }) => pagination.totalItems)).toEqual([0, 1])
  })

  it('after the partner goes by another name, was verified, or has brought a task to an end', async () => {
    const { task } = await aDeal(market, client, executor)
    const kysely = market.database.kysely
    const named = await newsAfter(client, () =>
      kysely.updateTable('users').set({ first_name: 'Игорь' }).where('id', '=', executor.id).execute(),
    )
    const verified = await newsAfter(client, () =>
      kysely
        .updateTable('companies')
        .set({ verification_status: 'VERIFIED' })
        .where('user_id', '=', executor.id)
        .execute(),
    )
    const finish = { as: client, params: { id: task.id }, body: { version: task.version } }
    const finished = await newsAfter(client, () => call(other, 'finishTask', finish))
    expect([named.items[0]?.executor.name, verified.items[0]?.executor.isVerified]).toEqual(['Игорь Т.', true])
    expect(finished.items[0]).toMatchObject({ task: { status: 'FINISHED' }, executor: { finishedTasksCount: 1 } })
  })

  it('after the task, or what was agreed on, is another one', async () => {
    const { task, reply } = await aDeal(market, client, executor)
    const kysely = market.database.kysely
    const titled = await newsAfter(client, () =>
      kysely.updateTable('tasks').set({ title: 'Повесить полку' }).where('id', '=', task.id).execute(),
    )
    const priced = await newsAfter(client, () =>
      kysely.updateTable('task_replies').set({ price: 100_00 }).where('id', '=', reply.id).execute(),
    )
    expect([titled.items[0]?.task?.title, priced.items[0]?.terms?.price]).toEqual(['Повесить полку', 100_00])
  })
})

it('each page of a list is kept by itself', async () => {
  const { id } = await aTalk()
  await write(client, id)
  const { task } = await aDeal(market, client, executor)
  const pages = async () =>
    (await Promise.all([1, 2, 3].map((page) => chatsOf(client, market, { page, limit: 1 })))).map(
      ({ items, pagination }) => [items[0]?.task?.id ?? items[0]?.id, pagination.totalItems],
    )
  const expected = [
    [task.id, 2],
    [id, 2],
    [undefined, 2],
  ]
  expect([await pages(), await pages()]).toEqual([expected, expected])
})

it('a list that is kept says who is online now', async () => {
  await aTalk()
  let isHere = false
  const lists = createChatLists({
    db: market.database.kysely,
    files: { attached: async () => new Map() },
    presence: { isOnline: (id) => isHere && id === executor.id },
    pictures: createPictures({
      keys: { key: Buffer.of(1), salt: Buffer.of(2) },
      imagesUrl: '/img',
      storageUrl: '/storage',
    }),
  })
  const online = async () =>
    (await lists.now({ userId: client.id, offset: 0, limit: 8 })).items.map((chat) => [
      chat.client.isOnline,
      chat.executor.isOnline,
    ])

  const before = await online()
  isHere = true
  expect([before, await online()]).toEqual([[[false, false]], [[false, true]]])
})
