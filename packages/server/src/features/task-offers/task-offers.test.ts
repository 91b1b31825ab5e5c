import type { TaskOffer } from '@artel/core/contract'
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

const HOUR = 3_600_000

let market: Marketplace
let client: Person
let executor: Person
let taskId: number

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
  taskId = (await aSentTask(market, client)).id
})

const MESSAGE = 'Видели ваши работы, возьмётесь?'
const offer = (to: Person, options: { as?: Person; task?: number; message?: string } = {}) => ({
  as: options.as ?? client,
  body: { taskId: options.task ?? taskId, executorId: to.id, message: options.message ?? MESSAGE },
})
const send = async (to: Person = executor, task = taskId): Promise<TaskOffer> =>
  (await call(market, 'sendTaskOffer', offer(to, { task }))).data
const on = (as: Person, { id, version }: TaskOffer) => ({ as, params: { id }, body: { version } })
const own = async (as: Person) => (await call(market, 'listTaskOffers', { as, query: { taskId } })).data
const task = async () => (await call(market, 'getTask', { as: client, params: { id: taskId } })).data
const chat = async (as: Person, id: number) => (await call(market, 'getChat', { as, params: { id } })).data
const lines = async (as: Person, chatId: number) =>
  (await call(market, 'listChatMessages', { as, query: { chatId, afterSeq: 0, limit: 50 } })).items.map(
    ({ kind, text }) => [kind, text],
  )

describe('an offer', () => {
  it('opens a chat, costs nothing, and can be answered by its executor alone', async () => {
    const sent = await send()

    expect([sent.status, sent.message, sent.allowedEvents]).toEqual([
      'SENT',
      MESSAGE,
      [{ event: 'WITHDRAW', refusal: null }],
    ])
    expect(Date.parse(sent.expiresAt) - Date.parse(sent.createdAt)).toBe(72 * HOUR)
    expect((await chat(executor, sent.chatId)).kind).toBe('TASK_OFFER')
    expect(await lines(executor, sent.chatId)).toEqual([
      ['COMMON', MESSAGE],
      ['SYSTEM', 'Заказчик предложил это задание. Ответить можно в течение трёх дней.'],
    ])
    const [got] = await own(executor)
    expect(got?.allowedEvents).toEqual([
      { event: 'ACCEPT', refusal: null },
      { event: 'DECLINE', refusal: null },
    ])
    expect(await own(await aPerson(market, { role: 'EXECUTOR' }))).toEqual([])
    const ledger = await call(market, 'listReplyLedger', { as: executor, query: {} })
    expect(ledger.data.items).toEqual([])
  })

  it('is seen once, and the client learns it', async () => {
    const sent = await send()
    await call(market, 'viewTaskOffer', { as: executor, params: { id: sent.id } })
    await call(market, 'viewTaskOffer', { as: executor, params: { id: sent.id } })

    const [viewed] = await own(client)
    expect([viewed?.status, viewed?.version]).toEqual(['VIEWED', sent.version + 1])
    const stranger = await aPerson(market, { role: 'EXECUTOR' })
    expect((await refused(market, 'viewTaskOffer', { as: stranger, params: { id: sent.id } })).code).toBe('NOT_FOUND')
  })

  it('makes the executor the one who works, holds the replies and closes the other offers', async () => {
    const replier = await aPerson(market, { role: 'EXECUTOR' })
    const third = await aPerson(market, { role: 'EXECUTOR' })
    const reply = await aSentReply(market, replier, taskId)
    const sent = await send()
    const other = await send(third)

    const accepted = (await call(market, 'acceptTaskOffer', on(executor, sent))).data

    const deal = await task()
    expect([accepted.status, deal.status, deal.executorId, deal.chatId]).toEqual([
      'ACCEPTED',
      'IN_PROGRESS',
      executor.id,
      sent.chatId,
    ])
    expect((await own(third))[0]?.status).toBe('CLOSED')
    expect((await chat(third, other.chatId)).status).toBe('CLOSE')
    const [held] = (await call(market, 'listTaskReplies', { as: replier, query: { taskId } })).data
    expect([held?.id, held?.status]).toEqual([reply.id, 'HELD'])
    expect((await lines(client, sent.chatId)).at(-1)).toEqual([
      'SYSTEM',
      'Исполнитель взялся за задание. Оно в работе.',
    ])
  })

  it('is declined or withdrawn, and its chat closes', async () => {
    const declined = (await call(market, 'declineTaskOffer', on(executor, await send()))).data
    expect([declined.status, (await chat(client, declined.chatId)).status]).toEqual(['DECLINED', 'CLOSE'])

    const withdrawn = (await call(market, 'withdrawTaskOffer', on(client, await send()))).data
    expect([withdrawn.status, (await task()).status]).toEqual(['WITHDRAWN', 'APPROVED'])
    expect((await refused(market, 'acceptTaskOffer', on(executor, withdrawn))).refusal).toBe('WRONG_STATE')
  })

  it('closes with the task', async () => {
    const sent = await send()
    const { version } = await task()
    const body = { version, reason: 'AUTHOR_NOT_RELEVANT' as const }
    await call(market, 'cancelTaskByAuthor', { as: client, params: { id: taskId }, body })

    expect([(await own(executor))[0]?.status, (await chat(executor, sent.chatId)).status]).toEqual(['CLOSED', 'CLOSE'])
  })

  it('goes on in its chat when the work is finished, and ends with a cancelled one', async () => {
    const sent = await send()
    await call(market, 'acceptTaskOffer', on(executor, sent))
    await call(market, 'finishTask', on(client, { ...sent, id: taskId, version: (await task()).version }))
    expect([(await own(executor))[0]?.status, (await chat(executor, sent.chatId)).status]).toEqual(['ACCEPTED', 'OPEN'])
  })

  it('is not sent twice, to oneself, to a client, about a foreign task or after a reply', async () => {
    await send()
    expect((await refused(market, 'sendTaskOffer', offer(executor))).code).toBe('OFFER_EXISTS')
    expect((await refused(market, 'sendTaskOffer', offer(await aPerson(market)))).refusal).toBe('NOT_AN_EXECUTOR')
    const foreign = offer(await aPerson(market, { role: 'EXECUTOR' }), { as: await aPerson(market) })
    expect((await refused(market, 'sendTaskOffer', foreign)).code).toBe('NOT_FOUND')
    const replier = await aPerson(market, { role: 'EXECUTOR' })
    await aSentReply(market, replier, taskId)
    expect((await refused(market, 'sendTaskOffer', offer(replier))).refusal).toBe('ALREADY_REPLIED')
  })

  it('goes to five executors at once and no more, however many are asked together', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => aPerson(market, { role: 'EXECUTOR' })))

    const answers = await Promise.all(
      many.map((one) =>
        call(market, 'sendTaskOffer', offer(one)).then(
          () => 'sent',
          () => 'refused',
        ),
      ),
    )

    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(5)
    const next = offer(await aPerson(market, { role: 'EXECUTOR' }))
    expect((await refused(market, 'sendTaskOffer', next)).code).toBe('OFFER_LIMIT_REACHED')
  })

  it('opens no more than ten chats an hour', async () => {
    const tasks = [taskId, (await aSentTask(market, client)).id, (await aSentTask(market, client)).id]
    for (const task of tasks.slice(0, 2)) {
      for (let n = 0; n < 5; n++) await send(await aPerson(market, { role: 'EXECUTOR' }), task)
    }
    const eleventh = offer(executor, { task: tasks[2] ?? 0 })

    expect((await refused(market, 'sendTaskOffer', eleventh)).code).toBe('CHAT_LIMIT_REACHED')
    market.clock.advance(HOUR)
    expect((await send(executor, tasks[2])).status).toBe('SENT')
  })
})
