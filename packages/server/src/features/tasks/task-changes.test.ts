import type { CallArgs, Task } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  aTaskInput,
  CATEGORIES,
  call,
  KAZAN,
  type Marketplace,
  MOSCOW,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

const DAY = 86_400_000

let market: Marketplace
let client: Person
let executor: Person
let moderator: Person
let admin: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase(), { autoModeration: false })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  moderator = await aPerson(market, { role: 'MODERATOR' })
  admin = await aPerson(market, { role: 'ADMIN' })
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

/** Tokens are good for ten hours. */
const afterDays = async (days: number) => {
  market.clock.advance(days * DAY)
  const viewer = { kind: 'user', id: client.id, role: 'CLIENT', sessionId: client.sessionId } as const
  client = { ...client, accessToken: await market.auth.mintAccessToken(viewer, 36_000) }
}
const get = async (id: number, as?: Person) =>
  (await call(market, 'getTask', { ...(as && { as }), params: { id } })).data
const on = (as: Person, { id, version }: Pick<Task, 'id' | 'version'>) => ({ as, params: { id }, body: { version } })
const approve = async (task: Task) => (await call(market, 'approveTask', on(moderator, task))).data
const aPublicTask = async (input: Parameters<typeof aTaskInput>[0] = {}) =>
  approve(await aSentTask(market, client, input))
const update = (task: Task, input: Parameters<typeof aTaskInput>[0]): CallArgs<'updateTask'> & { as: Person } => ({
  as: client,
  params: { id: task.id },
  body: { ...aTaskInput(input), version: task.version },
})
const lines = async (chatId: number) =>
  (await call(market, 'listChatMessages', { as: client, query: { chatId, limit: 50 } })).items.map(({ text }) => text)
const told = async (who: Person) =>
  (await call(market, 'listNotifications', { as: who, query: {} })).data.items.map(({ kind, title }) => [kind, title])

describe('changing a task', () => {
  it('applies the budget and the dates of a published one at once and tells who has replied', async () => {
    const task = await aPublicTask()
    const { chatId } = await aSentReply(market, executor, task.id)

    const changed = (await call(market, 'updateTask', update(task, { budgetTo: 7_000_00 }))).data

    expect([changed.status, changed.budgetTo, changed.isRevised, changed.version]).toEqual([
      'APPROVED',
      7_000_00,
      false,
      task.version + 1,
    ])
    expect((await lines(chatId))[0]).toBe('Заказчик изменил задание: бюджет.')
  })

  it('keeps the approved title public until a moderator has seen the new one', async () => {
    const task = await aPublicTask()
    const { chatId } = await aSentReply(market, executor, task.id)
    const title = 'Починить кран и смеситель'

    const revised = (await call(market, 'updateTask', update(task, { title, cityId: MOSCOW.id }))).data
    expect([revised.title, revised.isRevised, (await get(task.id)).isRevised]).toEqual([task.title, true, false])
    expect((await get(task.id, executor)).title).toBe(task.title)

    const approved = await approve(revised)
    expect([approved.title, approved.place?.cityName, approved.isRevised]).toEqual([title, MOSCOW.name, false])
    expect((await lines(chatId))[0]).toBe('Заказчик изменил задание: название, место.')
    expect(await told(client)).toContainEqual(['TASKS_APPROVED', `Изменения в задании «${title}» опубликованы`])
  })

  it('forgets the change that a moderator turns down and keeps the task where it was', async () => {
    const task = await aPublicTask()
    const revised = (await call(market, 'updateTask', update(task, { title: 'Звоните 8 912 345-67-89' }))).data
    const body = { version: revised.version, rule: 'CONTACTS_IN_TEXT' as const }

    const rejected = (await call(market, 'rejectTask', { as: moderator, params: { id: task.id }, body })).data

    expect([rejected.status, rejected.title, rejected.rejectReason, rejected.isRevised]).toEqual([
      'APPROVED',
      task.title,
      'CONTACTS_IN_TEXT',
      false,
    ])
  })

  it('leaves what is not named as the author has seen it last', async () => {
    const told = { addressDetail: 'Баумана, 5', contactMode: 'CHAT_AND_PHONE', verifiedOnly: true } as const
    const task = await aPublicTask(told)
    const send = async ({ id, version }: Task, changes: Partial<ReturnType<typeof aTaskInput>>) =>
      (await call(market, 'updateTask', { as: client, params: { id }, body: { ...changes, version } })).data

    const cheaper = await send(task, { budgetTo: 4_000_00 })
    expect(cheaper).toMatchObject({
      ...told,
      title: task.title,
      place: task.place,
      budgetTo: 4_000_00,
      isRevised: false,
    })

    const title = 'Починить кран и смеситель'
    const later = await send(await send(cheaper, { title }), { budgetTo: 4_500_00 })
    expect([later.isRevised, (await approve(later)).title]).toEqual([true, title])
  })

  it('takes a change back when the author writes what is public', async () => {
    const task = await aPublicTask()
    const revised = (await call(market, 'updateTask', update(task, { title: 'Другое название' }))).data

    expect((await call(market, 'updateTask', update(revised, {}))).data.isRevised).toBe(false)
  })

  it('resubmits what was rejected', async () => {
    const sent = await aSentTask(market, client)
    const body = { version: sent.version, rule: 'UNCLEAR' as const }
    const rejected = (await call(market, 'rejectTask', { as: moderator, params: { id: sent.id }, body })).data

    const again = (await call(market, 'updateTask', update(rejected, { title: 'Починить кран на кухне в среду' }))).data

    expect([again.status, again.title, again.rejectReason]).toEqual(['PENDING', 'Починить кран на кухне в среду', null])
  })

  it('does not prolong a task without an end', async () => {
    const task = await aPublicTask()
    await afterDays(1)

    const changed = (await call(market, 'updateTask', update(task, { budgetTo: 6_000_00 }))).data

    expect(changed.endPeriod).toBe(task.endPeriod)
  })

  it('is refused to strangers, on a stale version, with wrong values and for a category after a reply', async () => {
    const task = await aPublicTask()
    const stranger = { ...update(task, {}), as: await aPerson(market) }
    expect((await refused(market, 'updateTask', stranger)).refusal).toBe('NOT_AUTHOR')
    expect((await refused(market, 'updateTask', update({ ...task, version: 99 }, {}))).code).toBe('VERSION_CONFLICT')
    expect((await refused(market, 'updateTask', update(task, { cityId: 999 }))).fields).toEqual({
      cityId: 'Выберите город из списка.',
    })

    await aSentReply(market, executor, task.id)
    const moved = update(task, { categoryId: CATEGORIES.electrics })
    expect((await refused(market, 'updateTask', moved)).code).toBe('CATEGORY_IMMUTABLE')
  })
})

describe('reporting the work done', () => {
  const aDealByHand = async () => {
    const task = await aPublicTask()
    const reply = await aSentReply(market, executor, task.id)
    await call(market, 'acceptTaskReply', on(client, reply))
    return { task: await get(task.id, client), chatId: reply.chatId }
  }

  it('is the executor’s, once, and the author may object in words', async () => {
    const { task, chatId } = await aDealByHand()

    const reported = (await call(market, 'requestTaskFinish', on(executor, task))).data
    expect(reported.finishRequestedAt).toBe(new Date(market.clock.now()).toISOString())
    expect((await refused(market, 'requestTaskFinish', on(executor, reported))).refusal).toBe('FINISH_REQUESTED')
    expect((await get(task.id)).finishRequestedAt).toBeNull()

    const body = { version: reported.version, comment: 'Не убран строительный мусор.' }
    const objected = (await call(market, 'declineTaskFinish', { as: client, params: { id: task.id }, body })).data
    expect([objected.status, objected.finishRequestedAt]).toEqual(['IN_PROGRESS', null])
    expect((await lines(chatId)).slice(0, 2)).toEqual([
      'Заказчик возражает: Не убран строительный мусор.',
      'Исполнитель сообщил, что работа сделана. Без возражений задание завершится само через 7\u00a0дней.',
    ])
    expect(await told(client)).toContainEqual(['TASKS', `Работа по заданию «${task.title}» сделана`])
    expect(await told(executor)).toContainEqual(['TASKS', `Заказчик возражает: задание «${task.title}»`])
  })

  it('is nobody else’s', async () => {
    const { task } = await aDealByHand()
    const other = await aPerson(market, { role: 'EXECUTOR' })

    expect((await refused(market, 'requestTaskFinish', on(other, task))).refusal).toBe('NOT_EXECUTOR')
    const body = { version: task.version, comment: 'Рано радоваться, не готово.' }
    const early = { as: client, params: { id: task.id }, body }
    expect((await refused(market, 'declineTaskFinish', early)).refusal).toBe('FINISH_NOT_REQUESTED')
  })
})

describe('a task that ended', () => {
  const cancelled = async (task: Task) => {
    const body = { version: task.version, reason: 'AUTHOR_NOT_RELEVANT' as const }
    return (await call(market, 'cancelTaskByAuthor', { as: client, params: { id: task.id }, body })).data
  }

  it('comes back at once while it is fresh, and through moderation after a month', async () => {
    const fresh = await cancelled(await aPublicTask())
    const again = (await call(market, 'republishTask', on(client, fresh))).data
    expect([again.status, again.cancelledBy, again.cancelReason]).toEqual(['APPROVED', null, null])

    const old = await cancelled(await aPublicTask())
    await afterDays(31)
    const waiting = (await call(market, 'republishTask', on(client, old))).data
    expect([waiting.status, waiting.dateMode]).toEqual(['PENDING', 'FLEXIBLE'])
  })

  it('counts among the ten open ones when it comes back', async () => {
    const ended = await cancelled(await aPublicTask())
    for (let n = 0; n < 10; n++) await aSentTask(market, client)

    expect((await refused(market, 'republishTask', on(client, ended))).code).toBe('TASK_LIMIT_REACHED')
  })

  it('is deleted by its author and gone for everybody', async () => {
    const ended = await cancelled(await aPublicTask())
    await aSentTask(market, client)

    await call(market, 'deleteTask', { as: client, params: { id: ended.id } })

    for (const as of [client, executor, moderator]) {
      expect((await refused(market, 'getTask', { as, params: { id: ended.id } })).code).toBe('NOT_FOUND')
    }
    expect((await call(market, 'listMyTasks', { as: client })).data.pagination.totalItems).toBe(1)
    expect((await refused(market, 'deleteTask', { as: client, params: { id: ended.id } })).code).toBe('NOT_FOUND')
  })

  it('is not deleted while it is public or after a deal', async () => {
    const open = await aPublicTask()
    expect((await refused(market, 'deleteTask', { as: client, params: { id: open.id } })).refusal).toBe('WRONG_STATE')
    expect((await refused(market, 'deleteTask', { as: executor, params: { id: open.id } })).code).toBe(
      'TRANSITION_REFUSED',
    )
  })

  it('is removed by an admin with a rule, and the author and the executor learn why', async () => {
    const task = await aPublicTask()
    const reply = await aSentReply(market, executor, task.id)
    await call(market, 'acceptTaskReply', on(client, reply))
    const { version } = await get(task.id, client)
    const remove = { params: { id: task.id }, body: { version, rule: 'PROHIBITED' as const } }

    expect((await refused(market, 'removeTask', { ...remove, as: moderator })).code).toBe('FORBIDDEN')
    const removed = (await call(market, 'removeTask', { ...remove, as: admin })).data

    expect([removed.status, removed.cancelledBy, removed.rejectReason]).toEqual(['CANCELED', 'ADMIN', 'PROHIBITED'])
    const notice = ['TASKS', `Задание «${task.title}» снято модерацией`]
    expect(await told(client)).toContainEqual(notice)
    expect(await told(executor)).toContainEqual(notice)
    const again = (await call(market, 'republishTask', on(client, removed))).data
    expect(again.status).toBe('PENDING')
  })
})

describe('fraud', () => {
  it('cancels the deal and opens a complaint', async () => {
    const place = { cityId: KAZAN.id }
    const task = await aPublicTask(place)
    const reply = await aSentReply(market, executor, task.id)
    await call(market, 'acceptTaskReply', on(client, reply))
    const { version } = await get(task.id, client)
    const comment = 'Взял предоплату и пропал, телефон выключен.'

    await call(market, 'cancelTaskByAuthor', {
      as: client,
      params: { id: task.id },
      body: { version, reason: 'AUTHOR_FRAUD', comment },
    })

    const { items } = (await call(market, 'listModeration', { as: moderator, query: { kind: 'COMPLAINT' } })).data
    expect(items.at(-1)).toMatchObject({
      title: `Жалоба на задание № ${task.id}`,
      text: comment,
      notes: ['Мошенничество'],
    })
  })
})

describe('a deal of the market with auto-moderation', () => {
  it('publishes a clean change at once', async () => {
    const auto = await aMarketplace(await openTestDatabase())
    const author = await aPerson(auto)
    const worker = await aPerson(auto, { role: 'EXECUTOR' })
    const task = await aSentTask(auto, author)
    const body = { ...aTaskInput({ title: 'Починить кран и душ' }), version: task.version }

    const changed = (await call(auto, 'updateTask', { as: author, params: { id: task.id }, body })).data

    expect([changed.title, changed.isRevised]).toEqual(['Починить кран и душ', false])
    expect((await aDeal(auto, author, worker)).task.status).toBe('IN_PROGRESS')
    await auto.app.close()
    await auto.database.close()
  })
})
