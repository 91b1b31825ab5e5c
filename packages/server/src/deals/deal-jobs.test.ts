import type { Role, Task } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
  type Person,
} from '../../test/marketplace.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

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

/** Tokens are good for ten hours. */
const again = async (person: Person, role: Role): Promise<Person> => {
  const viewer = { kind: 'user', id: person.id, role, sessionId: person.sessionId } as const
  return { ...person, accessToken: await market.auth.mintAccessToken(viewer, 36_000) }
}
/** Time passes, and the product does twice over what is due: the second time changes nothing. */
const pass = async (milliseconds: number) => {
  market.clock.advance(milliseconds)
  client = await again(client, 'CLIENT')
  executor = await again(executor, 'EXECUTOR')
  await market.worker.runDue()
  market.clock.advance(HOUR)
  await market.worker.runDue()
}
const get = async (id: number) => (await call(market, 'getTask', { as: client, params: { id } })).data
const on = (as: Person, { id, version }: Pick<Task, 'id' | 'version'>) => ({ as, params: { id }, body: { version } })
const told = async (who: Person) =>
  (await call(market, 'listNotifications', { as: who, query: {} })).data.items.map(({ title }) => title)
const own = async (taskId: number) =>
  (await call(market, 'listTaskReplies', { as: executor, query: { taskId } })).data[0]
const chatStatus = async (id: number) => (await call(market, 'getChat', { as: executor, params: { id } })).data.status
const repliesLeft = async () => {
  const { data } = await call(market, 'getUserTariff', { as: executor })
  return data.additionalServicesInfo.find(({ type }) => type === 'REPLIES')?.count
}

describe('an open task', () => {
  it('is warned of two days before its last day, and archived a day after it', async () => {
    const task = await aSentTask(market, client)
    const { chatId } = await aSentReply(market, executor, task.id)
    const warning = `Срок задания «${task.title}» скоро пройдёт`

    await pass(28 * DAY - 2 * HOUR)
    expect(await told(client)).not.toContain(warning)
    await pass(2 * HOUR)
    expect((await told(client)).filter((title) => title === warning)).toHaveLength(1)
    expect((await get(task.id)).status).toBe('APPROVED')

    await pass(3 * DAY)
    const archived = await get(task.id)
    expect([archived.status, (await own(task.id))?.status, await chatStatus(chatId)]).toEqual([
      'ARCHIVED',
      'CLOSED',
      'CLOSE',
    ])
    expect((await told(client)).filter((title) => title.endsWith('ушло в архив'))).toHaveLength(1)
  })
})

describe('work that was reported done', () => {
  it('finishes by itself seven days later', async () => {
    const { task } = await aDeal(market, client, executor)
    await call(market, 'requestTaskFinish', on(executor, task))

    await pass(6 * DAY)
    expect((await get(task.id)).status).toBe('IN_PROGRESS')
    await pass(DAY)

    expect((await get(task.id)).status).toBe('FINISHED')
    expect((await told(executor)).filter((title) => title === `Задание «${task.title}» завершено`)).toHaveLength(1)
  })

  it('waits for the decision on a complaint', async () => {
    const { task } = await aDeal(market, client, executor)
    await call(market, 'requestTaskFinish', on(executor, task))
    const text = 'Работа не сделана, исполнитель не отвечает.'
    const complaint = { target: 'TASK', targetId: String(task.id), reason: 'FRAUD', text } as const
    const { data } = await call(market, 'createComplaint', { as: client, body: complaint })

    await pass(8 * DAY)
    expect((await get(task.id)).status).toBe('IN_PROGRESS')

    const moderator = await aPerson(market, { role: 'MODERATOR' })
    await call(market, 'takeComplaint', { as: moderator, params: data })
    const dismiss = { as: moderator, params: data, body: { comment: 'Работа сделана, есть фотографии.' } }
    await call(market, 'dismissComplaint', dismiss)
    await pass(HOUR)
    expect((await get(task.id)).status).toBe('FINISHED')
  })
})

describe('an offer without an answer', () => {
  it('runs out after 72 hours, which both are told once, and can be sent anew', async () => {
    const { id: taskId, title } = await aSentTask(market, client)
    const body = { taskId, executorId: executor.id, message: '' }
    const offer = (await call(market, 'sendTaskOffer', { as: client, body })).data
    const over = [
      `Исполнитель не ответил: задание «${title}»`,
      `Время ответить на предложение вышло: задание «${title}»`,
    ]
    const toldOver = async () =>
      [...(await told(client)), ...(await told(executor))].filter((line) => over.includes(line))
    const status = async () =>
      (await call(market, 'listTaskOffers', { as: executor, query: { taskId } })).data[0]?.status

    await pass(70 * HOUR)
    expect([await status(), await toldOver()]).toEqual(['SENT', []])
    await pass(HOUR)
    expect([await status(), await chatStatus(offer.chatId)]).toEqual(['EXPIRED', 'CLOSE'])
    expect(await toldOver()).toEqual(over)

    const anew = (await call(market, 'sendTaskOffer', { as: client, body })).data
    expect([await status(), anew.chatId === offer.chatId]).toEqual(['SENT', false])
    const accept = { as: executor, params: { id: anew.id }, body: { version: anew.version } }
    expect((await call(market, 'acceptTaskOffer', accept)).data.status).toBe('ACCEPTED')
  })
})

describe('a reply in reserve', () => {
  it('is offered for seven days after the cancellation and then let go', async () => {
    const task = await aSentTask(market, client)
    const held = await aSentReply(market, executor, task.id)
    const winner = await aPerson(market, { role: 'EXECUTOR' })
    await call(market, 'acceptTaskReply', on(client, await aSentReply(market, winner, task.id)))
    const { version } = await get(task.id)
    const cancel = { version, reason: 'EXECUTOR_NO_CONTACT' as const }
    await call(market, 'cancelTaskByExecutor', { as: winner, params: { id: task.id }, body: cancel })

    await pass(6 * DAY)
    expect([(await own(task.id))?.status, await chatStatus(held.chatId)]).toEqual(['HELD', 'OPEN'])
    await pass(DAY)

    expect([(await own(task.id))?.status, await chatStatus(held.chatId)]).toEqual(['CLOSED', 'CLOSE'])
  })
})

describe('a reply that nobody opened', () => {
  it('comes back to the quota after 72 hours, once', async () => {
    const task = await aSentTask(market, client)
    await aSentReply(market, executor, task.id)
    expect(await repliesLeft()).toEqual([1, 5])

    await pass(70 * HOUR)
    expect(await repliesLeft()).toEqual([1, 5])
    await pass(HOUR)
    expect(await repliesLeft()).toEqual([0, 5])

    const { items } = (await call(market, 'listReplyLedger', { as: executor, query: {} })).data
    expect(items.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['REFUND', 'UNREAD'],
      ['DEBIT', null],
    ])
  })

  it('stays spent when it was opened in time', async () => {
    const task = await aSentTask(market, client)
    const { id } = await aSentReply(market, executor, task.id)
    await call(market, 'viewTaskReply', { as: client, params: { id } })

    await pass(80 * HOUR)

    expect(await repliesLeft()).toEqual([1, 5])
  })
})
