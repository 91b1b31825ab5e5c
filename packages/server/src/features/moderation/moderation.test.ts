import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  aSentTask,
  aTaskInput,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

let market: Marketplace
let client: Person
let moderator: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase(), { autoModeration: false })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market)
  moderator = await aPerson(market, { role: 'MODERATOR' })
  await market.database.kysely.updateTable('tasks').set({ deleted_at: new Date() }).execute()
})

const queue = async (kind: 'TASKS' | 'COMPLAINT' | 'QUESTION') =>
  (await call(market, 'listModeration', { as: moderator, query: { kind } })).data
const count = async (kind: 'TASKS' | 'COMPLAINT') =>
  (await call(market, 'countModeration', { as: moderator })).data.find((one) => one.kind === kind)?.count
const on = (as: Person, { id, version }: { id: number; version: number }) => ({
  as,
  params: { id },
  body: { version },
})

describe('the queue of tasks', () => {
  it('has who waits longest first, with what the filters noticed', async () => {
    const first = await aSentTask(market, client)
    market.clock.advance(1000)
    const description = 'Капает кран на кухне, звоните по телефону 8 912 345-67-89 в любое время.'
    const second = await aSentTask(market, client, { description })

    const { items, pagination } = await queue('TASKS')

    expect(items.map(({ id, notes }) => [Number(id), notes])).toEqual([
      [first.id, []],
      [second.id, ['В тексте контакты: телефон.']],
    ])
    expect([pagination.totalItems, await count('TASKS'), items[0]?.author?.id]).toEqual([2, 2, client.id])
  })

  it('keeps a task that its author mends where it was, and lets go what was judged', async () => {
    const first = await aSentTask(market, client)
    market.clock.advance(1000)
    await aSentTask(market, client)
    const body = { ...aTaskInput({ title: 'Другое название' }), version: first.version }
    const mended = (await call(market, 'updateTask', { as: client, params: { id: first.id }, body })).data

    expect((await queue('TASKS')).items.map(({ title }) => title)).toEqual(['Другое название', first.title])
    await call(market, 'approveTask', on(moderator, mended))
    expect(await count('TASKS')).toBe(1)
  })

  it('shows what of a published task waits', async () => {
    const task = (await call(market, 'approveTask', on(moderator, await aSentTask(market, client)))).data
    expect(await count('TASKS')).toBe(0)
    const body = { ...aTaskInput({ title: 'Новое название' }), version: task.version }
    const revised = (await call(market, 'updateTask', { as: client, params: { id: task.id }, body })).data

    const [item] = (await queue('TASKS')).items
    expect([item?.title, item?.version, item?.notes]).toEqual([
      'Новое название',
      revised.version,
      ['Заказчик изменил задание: название.'],
    ])
  })

  it('tells a rejected author the rule, the field and the advice', async () => {
    const task = await aSentTask(market, client)
    const body = {
      version: task.version,
      rule: 'CONTACTS_IN_TEXT' as const,
      field: 'DESCRIPTION' as const,
      comment: 'Уберите телефон.',
    }
    await call(market, 'rejectTask', { as: moderator, params: { id: task.id }, body })

    const [notice] = (await call(market, 'listNotifications', { as: client, query: {} })).data.items
    expect(notice?.text).toBe(
      'В тексте указаны контакты. Поле «Описание». Уберите телефон. Исправьте, и мы проверим снова.',
    )
    const event = await market.database.kysely
      .selectFrom('task_events')
      .select(['reason', 'comment'])
      .where('task_id', '=', task.id)
      .where('event', '=', 'REJECT')
      .executeTakeFirstOrThrow()
    expect(event).toEqual({ reason: 'CONTACTS_IN_TEXT', comment: 'Уберите телефон.' })
  })

  it('is for staff', async () => {
    const query = { kind: 'TASKS' as const }
    expect((await refused(market, 'listModeration', { as: client, query })).code).toBe('FORBIDDEN')
    expect((await queue('QUESTION')).items).toEqual([])
  })
})

describe('staff', () => {
  const told = async () =>
    (await call(market, 'listNotifications', { as: moderator, query: {} })).data.items.map(({ kind, title, path }) => [
      kind,
      title,
      path,
    ])
  const pass = async (minutes: number) => {
    market.clock.advance(minutes * 60_000)
    await market.worker.runDue()
  }

  it('are told once that something new waits, and again when more has come and two hours are over', async () => {
    await pass(3 * 60)
    const before = await told()
    await aSentTask(market, client)
    await aSentTask(market, client)
    await pass(10)
    expect((await told()).slice(0, -before.length || undefined)).toEqual([
      ['TASKS', 'На проверке 2\u00a0задания', '/moderation/TASKS'],
    ])

    await pass(3 * 60)
    expect(await told()).toHaveLength(before.length + 1)
    await aSentTask(market, client)
    await pass(10)
    expect((await told())[0]).toEqual(['TASKS', 'На проверке 3\u00a0задания', '/moderation/TASKS'])
    await aSentTask(market, client)
    await pass(10)
    expect(await told()).toHaveLength(before.length + 2)
  })
})

describe('a complaint', () => {
  const text = 'Просит предоплату на карту до начала работ.'
  const complain = (as: Person, targetId: string, target: 'TASK' | 'USER' | 'PRODUCT' = 'USER') => ({
    as,
    body: { target, targetId, reason: 'FRAUD' as const, text },
  })

  it('waits, is taken, and its verdict reaches the one who complained', async () => {
    const before = (await count('COMPLAINT')) ?? 0
    const { data } = await call(market, 'createComplaint', complain(client, moderator.id))
    expect(await count('COMPLAINT')).toBe(before + 1)
    const decide = { as: moderator, params: data, body: { comment: 'Предупредили.' } }

    expect((await refused(market, 'resolveComplaint', decide)).refusal).toBe('WRONG_STATE')
    await call(market, 'takeComplaint', { as: moderator, params: data })
    await call(market, 'resolveComplaint', decide)

    expect(await count('COMPLAINT')).toBe(before)
    const [notice] = (await call(market, 'listNotifications', { as: client, query: {} })).data.items
    expect([notice?.kind, notice?.title, notice?.text]).toEqual([
      'COMPLAINT',
      'Ваша жалоба подтвердилась',
      'Предупредили.',
    ])
    expect((await refused(market, 'dismissComplaint', decide)).refusal).toBe('WRONG_STATE')
  })

  it('opens the chat of the two, and writes down who has read it', async () => {
    const executor = await aPerson(market, { role: 'EXECUTOR' })
    const { data: chat } = await call(market, 'createChat', {
      as: client,
      body: { kind: 'COMMON', userId: executor.id },
    })
    const message = { id: randomUUID(), text: 'Верните деньги!' }
    await call(market, 'sendChatMessage', { as: client, params: { id: chat.id }, body: message })
    const { data } = await call(market, 'createComplaint', complain(client, executor.id))

    const read = await call(market, 'readComplaintChat', { as: moderator, params: data })

    expect(read.data.map(({ id, text: words }) => [id, words])).toEqual([[message.id, message.text]])
    const readings = await market.database.kysely
      .selectFrom('complaint_chat_readings')
      .select(['chat_id', 'moderator_id'])
      .where('complaint_id', '=', data.id)
      .execute()
    expect(readings).toEqual([{ chat_id: chat.id, moderator_id: moderator.id }])
  })

  it('is about something that the one who complains can see', async () => {
    const hidden = await aSentTask(market, await aPerson(market))
    const code = async (targetId: string, target: 'TASK' | 'USER' | 'PRODUCT') =>
      (await refused(market, 'createComplaint', complain(client, targetId, target))).code

    expect(await code(String(hidden.id), 'TASK')).toBe('NOT_FOUND')
    expect(await code('1', 'PRODUCT')).toBe('NOT_FOUND')
    expect(await code('not-a-person', 'USER')).toBe('NOT_FOUND')
  })

  it('is no flood', async () => {
    for (let n = 0; n < 10; n++) await call(market, 'createComplaint', complain(client, moderator.id))

    expect((await refused(market, 'createComplaint', complain(client, moderator.id))).code).toBe('RATE_LIMITED')
  })
})
