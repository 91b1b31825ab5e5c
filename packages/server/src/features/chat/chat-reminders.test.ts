import { randomUUID } from 'node:crypto'
import { CHAT_REMINDER_MINUTES } from '@artel/core/contract'
import { sql } from 'kysely'
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
} from '../../../test/marketplace.ts'
import { unreadChats } from './chat-reminders.queries.ts'

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
  executor = await aPerson(market, { role: 'EXECUTOR', firstName: 'Сергей', lastName: 'Мельников' })
})

/** Time passes, and the product does what is due. */
const pass = async (minutes: number) => {
  market.clock.advance(minutes * MINUTE)
  await market.worker.runDue()
}
const told = async (who: Person) =>
  (await call(market, 'listNotifications', { as: who, query: {} })).data.items.filter(
    ({ kind }) => kind === 'CHAT_NEW_MESSAGE',
  )
const write = (as: Person, chatId: number, text = 'Когда вам удобно?') =>
  call(market, 'sendChatMessage', { as, params: { id: chatId }, body: { id: randomUUID(), text } })
const aChat = async () =>
  (await call(market, 'createChat', { as: client, body: { kind: 'COMMON', userId: executor.id } })).data.id

describe('a message to somebody who is away', () => {
  it('is told of ten minutes later, once, however many follow', async () => {
    const chatId = await aChat()
    await write(client, chatId, 'Здравствуйте!\n\nВозьмётесь за ванную?')
    await pass(CHAT_REMINDER_MINUTES - 1)
    expect(await told(executor)).toEqual([])

    await write(client, chatId, 'Ещё вопрос.')
    await pass(1)
    expect(await told(executor)).toMatchObject([
      {
        title: 'Ирина К.: новое сообщение',
        text: '«Здравствуйте! Возьмётесь за ванную?»',
        path: `/chats/${chatId}`,
        isRead: false,
      },
    ])

    await write(client, chatId)
    await pass(CHAT_REMINDER_MINUTES * 2)
    expect(await told(executor)).toHaveLength(1)
    expect(await told(client)).toEqual([])
  })

  it('is no news any more once the chat is read, and the next one is news again', async () => {
    const chatId = await aChat()
    await write(client, chatId)
    await pass(CHAT_REMINDER_MINUTES)
    await call(market, 'readChat', { as: executor, params: { id: chatId } })
    expect((await told(executor)).map(({ isRead }) => isRead)).toEqual([true])

    await write(client, chatId)
    await pass(CHAT_REMINDER_MINUTES)
    expect((await told(executor)).map(({ isRead }) => isRead)).toEqual([false, true])

    await write(executor, chatId, 'Завтра.')
    await pass(1)
    expect((await told(executor)).map(({ isRead }) => isRead)).toEqual([true, true])
  })

  it('is not told of when it was read in time', async () => {
    const chatId = await aChat()
    await write(client, chatId)
    await pass(CHAT_REMINDER_MINUTES - 1)
    await call(market, 'readChat', { as: executor, params: { id: chatId } })
    await pass(CHAT_REMINDER_MINUTES)

    expect(await told(executor)).toEqual([])
  })

  it('comes by mail to those who want it', async () => {
    const letters = () =>
      market.database.kysely
        .selectFrom('letters')
        .select(['subject'])
        .where('recipient', '=', `${executor.id}@artel.test`)
        .execute()
    const chatId = await aChat()
    await write(client, chatId)
    await pass(CHAT_REMINDER_MINUTES)
    expect(await letters()).toEqual([])

    const emails = [{ kind: 'CHAT_NEW_MESSAGE', isOn: true }] as const
    await call(market, 'updateNotificationSettings', { as: executor, body: { emails: [...emails] } })
    await call(market, 'readChat', { as: executor, params: { id: chatId } })
    await write(client, chatId)
    await pass(CHAT_REMINDER_MINUTES)
    expect(await letters()).toEqual([{ subject: 'Ирина К.: новое сообщение' }])
  })

  it('waits as long as they were here a moment ago', async () => {
    const chatId = await aChat()
    await write(client, chatId)
    await pass(5)
    await market.database.kysely
      .updateTable('users')
      .set({ last_visit_at: new Date(market.clock.now()) })
      .where('id', '=', executor.id)
      .execute()

    await pass(CHAT_REMINDER_MINUTES - 1)
    expect(await told(executor)).toEqual([])
    await pass(1)
    expect(await told(executor)).toHaveLength(1)
  })

  it('is left in peace when it is old', async () => {
    const chatId = await aChat()
    await write(client, chatId)
    await pass(4 * 24 * 60)

    const count = market.database.kysely
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', executor.id)
    expect(await count.executeTakeFirst()).toEqual({ count: 0 })
  })
})

describe('the chat of a reply', () => {
  it('tells of what is written after the reply, which tells of itself', async () => {
    const task = await aSentTask(market, client)
    const { chatId } = await aSentReply(market, executor, task.id)
    await pass(CHAT_REMINDER_MINUTES)
    expect(await told(client)).toEqual([])

    await write(executor, chatId, 'Могу приехать уже сегодня.')
    await pass(CHAT_REMINDER_MINUTES)
    expect((await told(client)).map(({ title }) => title)).toEqual([
      `Сергей М.: новое сообщение о задании «${task.title}»`,
    ])
    expect(await told(executor)).toEqual([])
  })
})

describe('the sweep through what waits', () => {
  /** So many more chats in which the executor has not read the client's only message. */
  const addWaiting = async (count: number) => {
    const { kysely } = market.database
    await sql`
      with made as (
        insert into chats (kind, client_id, executor_id, last_seq, client_read_seq, last_message_at)
        select 'PRODUCT', ${client.id}, ${executor.id}, 1, 1,
          ${new Date(market.clock.now() - 60 * MINUTE)}::timestamptz + (n % 7) * interval '1 microsecond'
        from generate_series(1, ${count}::int) as n
        returning id, last_message_at
      )
      insert into chat_messages (id, chat_id, seq, sender_id, text, created_at)
      select gen_random_uuid(), id, 1, ${client.id}, 'Когда вам удобно?', last_message_at from made`.execute(kysely)
    await sql`vacuum analyze chats, chat_messages`.execute(kysely)
  }
  const when = () => ({
    before: new Date(market.clock.now() - CHAT_REMINDER_MINUTES * MINUTE),
    since: new Date(market.clock.now() - 24 * 60 * MINUTE),
  })
  /** Pages of the database that a step in the middle of the sweep reads. */
  const pagesRead = async () => {
    const { kysely } = market.database
    const first = (await unreadChats('executor', when(), undefined, 100).execute(kysely)).rows
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      explain (analyze, buffers, format json) ${unreadChats('executor', when(), first.at(-1), 100)}`.execute(kysely)
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }

  it('tells of each chat once, whatever the size of a step', async () => {
    await addWaiting(250)
    await pass(1)
    await pass(1)

    const { rows } = await sql<{ path: string }>`
      select path from notifications where user_id = ${executor.id} and kind = 'CHAT_NEW_MESSAGE'`.execute(
      market.database.kysely,
    )
    expect([rows.length, new Set(rows.map(({ path }) => path)).size]).toEqual([250, 250])
  })

  it('leaves a chat that somebody is at to the next minute', async () => {
    const chatId = await aChat()
    await write(client, chatId)
    market.clock.advance(CHAT_REMINDER_MINUTES * MINUTE)
    if (market.database.engine === 'pglite') return
    await market.database.kysely.transaction().execute(async (trx) => {
      await trx.selectFrom('chats').select('id').where('id', '=', chatId).forUpdate().execute()
      await market.worker.runDue()
    })
    expect(await told(executor)).toEqual([])

    await pass(1)
    expect(await told(executor)).toHaveLength(1)
  })

  it('reads no more for a step when twenty times as many wait', async () => {
    await addWaiting(300)
    const few = await pagesRead()
    await addWaiting(6_000)

    // Trees are a level higher.
    expect(await pagesRead()).toBeLessThan(few * 1.7)
  })
})
