import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { upload } from '../../test/files.ts'
import {
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  aTaskInput,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../test/marketplace.ts'

let market: Marketplace
let client: Person
let executor: Person
let stranger: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  stranger = await aPerson(market, { role: 'EXECUTOR' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
const aStored = async (as: Person, name: string, isPrivate = false) => {
  const [file] = (await upload(market, as, [{ name, content: PDF }], { isPrivate })).files
  if (!file) throw new Error('Nothing was stored')
  return file
}
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)
const ask = async (path: string, as: Person) =>
  (await market.app.inject({ url: path, headers: { authorization: `Bearer ${as.accessToken}` } })).statusCode

describe('a task', () => {
  it('carries its files in order; the private ones are for those who deal with it', async () => {
    const [open, closed] = [await aStored(client, 'план.pdf'), await aStored(client, 'договор.pdf', true)]
    const body = { ...aTaskInput(), fileIds: [open.id, closed.id] }
    const task = (await call(market, 'createTask', { as: client, body })).data
    expect(names(task.files)).toEqual(['план.pdf', 'договор.pdf'])

    const seenBy = async (as?: Person) =>
      names((await call(market, 'getTask', { ...(as && { as }), params: { id: task.id } })).data.files)
    expect([await seenBy(), await seenBy(executor)]).toEqual([['план.pdf'], ['план.pdf']])
    await aSentReply(market, executor, task.id)
    expect(await seenBy(executor)).toEqual(['план.pdf', 'договор.pdf'])
    expect([await ask(closed.path, executor), await ask(closed.path, stranger)]).toEqual([200, 404])
  })

  it('keeps its files when it is changed without a word of them', async () => {
    const file = await aStored(client, 'план.pdf')
    const created = await call(market, 'createTask', { as: client, body: { ...aTaskInput(), fileIds: [file.id] } })
    const change = async (more: { fileIds?: string[] }) => {
      const { id, version } = (await call(market, 'getTask', { as: client, params: { id: created.data.id } })).data
      const body = { ...aTaskInput({ budgetTo: 6_000_00 + version * 100 }), version, ...more }
      return names((await call(market, 'updateTask', { as: client, params: { id }, body })).data.files)
    }

    expect(await change({})).toEqual(['план.pdf'])
    expect(await change({ fileIds: [] })).toEqual([])
  })

  it('takes no files of somebody else', async () => {
    const file = await aStored(stranger, 'чужой.pdf')
    const body = { ...aTaskInput(), fileIds: [file.id] }

    const { code, fields } = await refused(market, 'createTask', { as: client, body })
    expect([code, fields]).toEqual(['VALIDATION_FAILED', { fileIds: 'Файл не найден. Приложите его ещё раз.' }])
  })
})

describe('a reply', () => {
  it('shows its files to the author of the task', async () => {
    const { id } = await aSentTask(market, client)
    const file = await aStored(executor, 'смета.pdf', true)
    const reply = await aSentReply(market, executor, id, { fileIds: [file.id] })
    const listed = (await call(market, 'listTaskReplies', { as: client, query: { taskId: id } })).data

    expect([names(reply.files), names(listed[0]?.files ?? [])]).toEqual([['смета.pdf'], ['смета.pdf']])
    expect([await ask(file.path, client), await ask(file.path, stranger)]).toEqual([200, 404])
  })
})

describe('a message', () => {
  const aChat = async () => {
    const { id } = await aSentTask(market, client)
    return (await aSentReply(market, executor, id)).chatId
  }
  const send = (chatId: number, body: { id?: string; text?: string; fileIds?: string[] }) =>
    call(market, 'sendChatMessage', { as: executor, params: { id: chatId }, body: { id: randomUUID(), ...body } })

  it('may be files alone, and says so everywhere', async () => {
    const chatId = await aChat()
    const file = await aStored(executor, 'фото.pdf', true)
    const id = randomUUID()
    const sent = (await send(chatId, { id, fileIds: [file.id] })).data
    const again = (await send(chatId, { id, fileIds: [file.id] })).data
    const list = await call(market, 'listChatMessages', { as: client, query: { chatId } })
    const chat = (await call(market, 'getChat', { as: client, params: { id: chatId } })).data

    expect([sent.text, names(sent.files), names(again.files)]).toEqual(['', ['фото.pdf'], ['фото.pdf']])
    expect([names(list.items[0]?.files ?? []), names(chat.lastMessage?.files ?? [])]).toEqual([
      ['фото.pdf'],
      ['фото.pdf'],
    ])
    expect([await ask(file.path, client), await ask(file.path, stranger)]).toEqual([200, 404])
  })

  it('needs words or files', async () => {
    const params = { id: await aChat() }
    const empty = await refused(market, 'sendChatMessage', {
      as: executor,
      params,
      body: { id: randomUUID(), text: ' ' },
    })

    expect([empty.code, empty.fields]).toEqual(['VALIDATION_FAILED', { text: 'Сообщение: заполните поле.' }])
  })
})
