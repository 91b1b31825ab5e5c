import { randomUUID } from 'node:crypto'
import { API_PREFIX, contract, type OperationCard, operations, type Role } from '@artel/core/contract'
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
import { type ServedOperation, servedOperations } from './served.ts'

/*
 * Endpoint × principal × own, foreign and missing object, generated from the policy of each operation. Roles without an
 * object are in access.test.ts.
 */

/** An object of somebody's, and an id that nobody's object has. */
interface Owned {
  readonly owner: Person
  readonly id: number | string
  readonly missing: number | string
  /** What of the example's body the object at hand wants otherwise. */
  readonly body?: object
  /** Anybody may see the object, so a stranger learns nothing from a refusal that names its state. */
  readonly isPublic?: true
  /** Moderators and administrators may have it too. */
  readonly isForStaff?: true
}

let market: Marketplace
let strangers: Readonly<Record<Role, Person>>
let owned: Partial<Record<ServedOperation, () => Promise<Owned>>>

const NOBODYS_NUMBER = 999_999

/** The body of the operation's example, about an object that nobody has changed yet and without files. */
const exampleBody = (operation: ServedOperation): object | undefined => {
  const { example }: OperationCard = contract[operation]
  const { body }: { readonly body?: object } = example
  return body && { ...body, ...('version' in body && { version: 1 }), ...('fileIds' in body && { fileIds: [] }) }
}

/** Whom the operation is about an object of theirs for. */
const reachesOwn = (operation: ServedOperation): boolean => {
  const { access } = policyOf(operation)
  const isForStaffAlone = Array.isArray(access) && !access.includes('CLIENT') && !access.includes('EXECUTOR')
  return operations[operation].path.includes('{') && access !== 'anyone' && !isForStaffAlone
}
const aboutOwn = servedOperations.filter(reachesOwn)

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  strangers = {
    CLIENT: await aPerson(market),
    EXECUTOR: await aPerson(market, { role: 'EXECUTOR' }),
    MODERATOR: await aPerson(market, { role: 'MODERATOR' }),
    ADMIN: await aPerson(market, { role: 'ADMIN' }),
  }

  // Everybody has a limit of open tasks, so each object has owners of its own.
  const parties = async () => ({ client: await aPerson(market), executor: await aPerson(market, { role: 'EXECUTOR' }) })
  const task = async () => {
    const people = await parties()
    return { ...people, id: (await aSentTask(market, people.client)).id }
  }
  /** With a phone in its text a task waits for a moderator, and nobody but its author sees it. */
  const hiddenTask = async () => {
    const people = await parties()
    const description = 'Капает кран на кухне, нужно заменить картридж. Звоните: +7 912 345-67-89.'
    return { ...people, id: (await aSentTask(market, people.client, { description })).id }
  }
  const deal = async () => {
    const people = await parties()
    return { ...people, id: (await aDeal(market, people.client, people.executor)).task.id }
  }
  const reply = async () => {
    const { client, executor, id: taskId } = await task()
    const { id, chatId } = await aSentReply(market, executor, taskId)
    return { client, executor, id, chatId }
  }
  const offer = async () => {
    const { client, executor, id: taskId } = await task()
    const body = { taskId, executorId: executor.id }
    return { client, executor, id: (await call(market, 'sendTaskOffer', { as: client, body })).data.id }
  }
  const chat = async () => {
    const { client, executor, chatId: id } = await reply()
    return { client, executor, id }
  }
  const message = async () => {
    const { client, executor, id } = await chat()
    const body = { id: randomUUID(), text: 'Добрый день!' }
    await call(market, 'sendChatMessage', { as: client, params: { id }, body })
    return { client, executor, id: body.id }
  }
  const session = async () => {
    const people = await parties()
    const id = randomUUID()
    await market.database.kysely.insertInto('sessions').values({ id, user_id: people.client.id }).execute()
    return { ...people, id }
  }
  const payment = async () => {
    const people = await parties()
    const body = { tariff: { type: 'BASIC', months: 1 } } as const
    return { ...people, id: (await call(market, 'createPayment', { as: people.executor, body })).data.id }
  }
  const file = async () => {
    const people = await parties()
    return { ...people, id: await aPrivateFile(people.client) }
  }

  type Made = { readonly client: Person; readonly executor: Person; readonly id: number | string }
  const of = (party: 'client' | 'executor', make: () => Promise<Made>, body?: object) => async (): Promise<Owned> => {
    const { id, [party]: owner } = await make()
    return { owner, id, missing: typeof id === 'number' ? NOBODYS_NUMBER : randomUUID(), ...(body && { body }) }
  }

  const publicly = (make: () => Promise<Owned>) => async (): Promise<Owned> => ({ ...(await make()), isPublic: true })

  owned = {
    updateTask: of('client', hiddenTask, { ...aTaskInput(), properties: {} }),
    deleteTask: of('client', hiddenTask),
    finishTask: publicly(of('client', deal)),
    declineTaskFinish: publicly(of('client', deal)),
    cancelTaskByAuthor: of('client', hiddenTask),
    republishTask: of('client', hiddenTask),
    requestTaskFinish: publicly(of('executor', deal)),
    cancelTaskByExecutor: publicly(of('executor', deal)),
    viewTaskReply: of('client', reply),
    shortlistTaskReply: of('client', reply),
    acceptTaskReply: of('client', reply),
    rejectTaskReply: of('client', reply),
    reopenTaskReply: of('client', reply),
    withdrawTaskReply: of('executor', reply),
    viewTaskOffer: of('executor', offer),
    acceptTaskOffer: of('executor', offer),
    declineTaskOffer: of('executor', offer),
    withdrawTaskOffer: of('client', offer),
    getChat: of('client', chat),
    readChat: of('executor', chat),
    deleteChat: of('client', chat),
    sendChatMessage: of('client', chat),
    editChatMessage: of('client', message),
    endSession: of('client', session),
    getPayment: of('executor', payment),
    cancelPayment: of('executor', payment),
    getFile: async () => ({ ...(await of('client', file)()), isForStaff: true }),
  }
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

/** Uploads a private picture of one pixel and answers its id. */
const aPrivateFile = async (owner: Person): Promise<string> => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const head =
    '--b\r\nContent-Disposition: form-data; name="isPrivate"\r\n\r\ntrue\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const answer = await market.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/files`,
    headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(pixel, 'base64'), Buffer.from('\r\n--b--\r\n')]),
  })
  return answer.json().data[0].id
}

const ask = async (operation: ServedOperation, person: Person | null, id: number | string, body?: object) => {
  const { method, path } = operations[operation]
  const answer = await market.app.inject({
    method,
    url: API_PREFIX + path.replace(/\{\w+\}/, String(id)),
    headers: person ? { authorization: `Bearer ${person.accessToken}` } : {},
    ...(body && { payload: body }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : null }
}

describe.each(aboutOwn)('%s', (operation) => {
  const prepared = async (): Promise<Owned> => {
    const prepare = owned[operation]
    if (!prepare) throw new Error(`Say in this file whose object ${operation} is about`)
    const body = exampleBody(operation)
    const { body: instead, ...rest } = await prepare()
    return { ...rest, ...(body && { body: { ...body, ...instead } }) }
  }
  const { access } = policyOf(operation)
  const admitted = (Object.keys({ CLIENT: 0, EXECUTOR: 0, MODERATOR: 0, ADMIN: 0 }) as Role[]).filter(
    (role) => access === 'signed-in' || (Array.isArray(access) && access.includes(role)),
  )

  it.each(admitted)('answers a strange %s about a foreign object as about one that does not exist', async (role) => {
    const { id, missing, body, isPublic, isForStaff } = await prepared()
    const stranger = strangers[role]
    const [foreign, nothing] = [await ask(operation, stranger, id, body), await ask(operation, stranger, missing, body)]

    expect([nothing.status, nothing.body.code]).toEqual([404, 'NOT_FOUND'])
    if (isForStaff && (role === 'MODERATOR' || role === 'ADMIN')) expect(foreign.status).toBe(200)
    else if (isPublic) expect(['NOT_FOUND', 'TRANSITION_REFUSED', 'VERSION_CONFLICT']).toContain(foreign.body.code)
    else expect(foreign).toEqual(nothing)
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
