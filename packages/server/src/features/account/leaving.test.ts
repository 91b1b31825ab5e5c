import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { TEST_PASSWORD } from '../../../test/http.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'
import { hashPassword } from '../auth/passwords.ts'

let market: Marketplace
let passwordHash: string
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  passwordHash = await hashPassword(TEST_PASSWORD)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

describe('who has left', () => {
  /** A deal that was finished and reviewed by both. */
  const aPast = async () => {
    const [client, executor] = [
      await aPerson(market, { passwordHash }),
      await aPerson(market, { role: 'EXECUTOR', passwordHash }),
    ]
    const { task, reply } = await aDeal(market, client, executor)
    await call(market, 'finishTask', { as: client, params: { id: task.id }, body: { version: task.version } })
    const marks = { quality: 5, punctuality: 5, communication: 5 }
    const words = { client: 'Сделал вовремя и чисто.', executor: 'Заплатила сразу, всё рассказала.' }
    const body = { taskId: task.id, rating: 5 }
    await call(market, 'createReview', { as: client, body: { ...body, ...marks, text: words.client } })
    await call(market, 'createReview', { as: executor, body: { ...body, text: words.executor } })
    return { client, executor, taskId: task.id, reply, words }
  }
  const leave = (as: Person) => call(market, 'deleteMe', { as, body: { password: TEST_PASSWORD } })
  const received = async (as: Person) =>
    (await call(market, 'listMyReviews', { as, query: { direction: 'RECEIVED' } })).data.items.map(
      ({ text, author }) => [text, author.name],
    )
  const NOBODY = 'Удалённый аккаунт'

  it('leaves the executor the deal, the chat and the review, without a name and without a page', async () => {
    const { client, executor, taskId, reply, words } = await aPast()
    await leave(client)

    const task = (await call(market, 'getTask', { as: executor, params: { id: taskId } })).data
    expect([task.status, task.author.name, task.author.avatar]).toEqual(['FINISHED', NOBODY, null])
    const replies = (await call(market, 'listTaskReplies', { as: executor, query: { taskId } })).data
    expect(replies.map(({ status }) => status)).toEqual(['ACCEPTED'])
    const chat = (await call(market, 'getChat', { as: executor, params: { id: reply.chatId } })).data
    expect(chat.client.name).toBe(NOBODY)
    const messages = { chatId: reply.chatId, afterSeq: 0, limit: 50 }
    const { items } = await call(market, 'listChatMessages', { as: executor, query: messages })
    expect(items[0]?.text).toBe(reply.text)
    expect(await received(executor)).toEqual([[words.client, NOBODY]])
    const { data } = await call(market, 'listReviews', { query: { userId: executor.id } })
    expect(data.items.map(({ author }) => author.name)).toEqual([NOBODY])
    expect((await refused(market, 'getUser', { params: { id: client.id } })).code).toBe('NOT_FOUND')
  })

  it('leaves the client the same, and is found among executors no more', async () => {
    const { client, executor, taskId, reply, words } = await aPast()
    expect((await call(market, 'getExecutor', { params: { id: executor.id } })).data.id).toBe(executor.id)
    await leave(executor)

    const task = (await call(market, 'getTask', { as: client, params: { id: taskId } })).data
    expect([task.status, task.executor?.name, task.executor?.avatar]).toEqual(['FINISHED', NOBODY, null])
    const [kept] = (await call(market, 'listTaskReplies', { as: client, query: { taskId } })).data
    expect([kept?.text, kept?.executor.name]).toEqual([reply.text, NOBODY])
    expect((await call(market, 'getChat', { as: client, params: { id: reply.chatId } })).data.executor.name).toBe(
      NOBODY,
    )
    expect(await received(client)).toEqual([[words.executor, NOBODY]])
    expect((await refused(market, 'getExecutor', { params: { id: executor.id } })).code).toBe('NOT_FOUND')
    const { data } = await call(market, 'listExecutors', { query: {} })
    expect(data.items.map(({ id }) => id)).not.toContain(executor.id)
  })
})
