import { randomUUID } from 'node:crypto'
import { API_PREFIX, operations, type Role } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  aTaskInput,
  call,
  type Marketplace,
  type Person,
} from '../../test/marketplace.ts'
import { policyOf } from './policy.ts'
import { type ServedOperation, servedOperations } from './unserved.ts'

/*
 * Endpoint × principal × own, foreign and missing object, generated from the policy of each operation. Roles without an
 * object are in access.test.ts.
 */

/** An object of somebody's, an id that nobody's object has, and a body that only the object can refuse. */
interface Owned {
  readonly owner: Person
  readonly id: number | string
  readonly missing: number | string
  readonly body?: object
}

let market: Marketplace
let client: Person
let executor: Person
let strangers: Readonly<Record<Role, Person>>
let owned: Partial<Record<ServedOperation, () => Promise<Owned>>>

const NOBODYS_NUMBER = 999_999
const comment = 'Договорились иначе, спасибо за работу.'
const version = { version: 1 }

/** Whom the operation is about an object of theirs for. */
const reachesOwn = (operation: ServedOperation): boolean => {
  const { access } = policyOf(operation)
  const isForStaffAlone = Array.isArray(access) && !access.includes('CLIENT') && !access.includes('EXECUTOR')
  return operations[operation].path.includes('{') && access !== 'anyone' && !isForStaffAlone
}
const aboutOwn = servedOperations.filter(reachesOwn)

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR' })
  strangers = {
    CLIENT: await aPerson(market),
    EXECUTOR: await aPerson(market, { role: 'EXECUTOR' }),
    MODERATOR: await aPerson(market, { role: 'MODERATOR' }),
    ADMIN: await aPerson(market, { role: 'ADMIN' }),
  }

  const openTask = async () => (await aSentTask(market, client)).id
  const deal = async () => aDeal(market, client, executor)
  const reply = async () => {
    const { id } = await aSentTask(market, client)
    return aSentReply(market, executor, id)
  }
  const offer = async () => {
    const { id } = await aSentTask(market, client)
    return (await call(market, 'sendTaskOffer', { as: client, body: { taskId: id, executorId: executor.id } })).data
  }
  const message = async () => {
    const { chatId } = await reply()
    const body = { id: randomUUID(), text: 'Добрый день!' }
    return (await call(market, 'sendChatMessage', { as: client, params: { id: chatId }, body })).data
  }
  const ofClient = async (id: Promise<number | string>, body?: object): Promise<Owned> => ({
    owner: client,
    id: await id,
    missing: NOBODYS_NUMBER,
    ...(body && { body }),
  })
  const ofExecutor = async (id: Promise<number | string>, body?: object): Promise<Owned> => ({
    ...(await ofClient(id, body)),
    owner: executor,
  })
  const replyId = async () => (await reply()).id
  const offerId = async () => (await offer()).id
  const chatId = async () => (await reply()).chatId
  const dealId = async () => (await deal()).task.id

  owned = {
    updateTask: () => ofClient(openTask(), { ...aTaskInput(), ...version }),
    deleteTask: () => ofClient(openTask()),
    finishTask: () => ofClient(dealId(), version),
    declineTaskFinish: () => ofClient(dealId(), { ...version, comment }),
    cancelTaskByAuthor: () => ofClient(openTask(), { ...version, reason: 'AUTHOR_NOT_RELEVANT' }),
    republishTask: () => ofClient(openTask(), version),
    requestTaskFinish: () => ofExecutor(dealId(), version),
    cancelTaskByExecutor: () => ofExecutor(dealId(), { ...version, reason: 'EXECUTOR_NO_CONTACT' }),
    viewTaskReply: () => ofClient(replyId()),
    shortlistTaskReply: () => ofClient(replyId(), version),
    acceptTaskReply: () => ofClient(replyId(), version),
    rejectTaskReply: () => ofClient(replyId(), version),
    reopenTaskReply: () => ofClient(replyId(), version),
    withdrawTaskReply: () => ofExecutor(replyId(), version),
    viewTaskOffer: () => ofExecutor(offerId()),
    acceptTaskOffer: () => ofExecutor(offerId(), version),
    declineTaskOffer: () => ofExecutor(offerId(), version),
    withdrawTaskOffer: () => ofClient(offerId(), version),
    getChat: () => ofClient(chatId()),
    readChat: () => ofClient(chatId()),
    deleteChat: () => ofClient(chatId()),
    sendChatMessage: async () => ({
      ...(await ofClient(chatId())),
      body: { id: randomUUID(), text: 'Здравствуйте!' },
    }),
    editChatMessage: async () => ({
      owner: client,
      id: (await message()).id,
      missing: randomUUID(),
      body: { text: 'Поправил.' },
    }),
    endSession: async () => {
      const sessionId = randomUUID()
      await market.database.kysely.insertInto('sessions').values({ id: sessionId, user_id: client.id }).execute()
      return { owner: client, id: sessionId, missing: randomUUID() }
    },
  }
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const ask = async (operation: ServedOperation, person: Person | null, id: number | string, body?: object) => {
  const { method, path } = operations[operation]
  const answer = await market.app.inject({
    method,
    url: API_PREFIX + path.replace(/\{\w+\}/, String(id)),
    headers: person ? { authorization: `Bearer ${person.accessToken}` } : {},
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

describe.each(aboutOwn)('%s', (operation) => {
  const prepared = async (): Promise<Owned> => {
    const prepare = owned[operation]
    if (!prepare) throw new Error(`Say in this file whose object ${operation} is about`)
    return prepare()
  }
  const { access } = policyOf(operation)
  const admitted = (Object.keys({ CLIENT: 0, EXECUTOR: 0, MODERATOR: 0, ADMIN: 0 }) as Role[]).filter(
    (role) => access === 'signed-in' || (Array.isArray(access) && access.includes(role)),
  )

  it.each(admitted)('answers a strange %s about a foreign object as about one that does not exist', async (role) => {
    const { id, missing, body } = await prepared()
    const stranger = strangers[role]
    const [foreign, nothing] = [await ask(operation, stranger, id, body), await ask(operation, stranger, missing, body)]

    expect(foreign).toEqual(nothing)
    expect([foreign.status, foreign.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('lets its owner at their own object, and at no missing one', async () => {
    const { owner, id, missing, body } = await prepared()

    expect((await ask(operation, owner, missing, body)).status).toBe(404)
    expect([401, 403, 404]).not.toContain((await ask(operation, owner, id, body)).status)
  })

  it('tells a guest nothing about either', async () => {
    const { id, missing, body } = await prepared()
    const [own, nothing] = [await ask(operation, null, id, body), await ask(operation, null, missing, body)]

    expect(own).toEqual(nothing)
    expect(own.body.code).toBe('UNAUTHORIZED')
  })
})
