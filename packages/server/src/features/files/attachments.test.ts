import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { upload } from '../../../test/files.ts'
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
} from '../../../test/marketplace.ts'

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

describe('a complaint', () => {
  const about = { target: 'USER', reason: 'FRAUD', text: 'Взял предоплату и пропал.' } as const
  const complainWith = (fileIds: string[]) => ({ as: client, body: { ...about, targetId: executor.id, fileIds } })

  it('shows its files to staff and to whoever complains, and to nobody else', async () => {
    const proof = await aStored(client, 'переписка.pdf', true)
    const { id } = (await call(market, 'createComplaint', complainWith([proof.id]))).data
    const moderator = await aPerson(market, { role: 'MODERATOR' })
    const queue = await call(market, 'listModeration', { as: moderator, query: { kind: 'COMPLAINT', limit: 50 } })
    const item = queue.data.items.find((one) => one.id === id)

    expect(names(item?.files ?? [])).toEqual(['переписка.pdf'])
    const statuses = [client, moderator, executor, stranger].map((who) => ask(proof.path, who))
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404])
  })

  it('takes one’s own private files, no more than five: somebody else’s is one that is missing', async () => {
    const foreign = await aStored(stranger, 'чужой.pdf', true)
    const open = await aStored(client, 'открытый.pdf')
    const own = await Promise.all(Array.from({ length: 6 }, (_, n) => aStored(client, `${n}.pdf`, true)))
    const fields = async (...ids: string[]) =>
      (await refused(market, 'createComplaint', complainWith(ids))).fields?.fileIds

    expect(await fields(foreign.id)).toBe('Файл не найден. Приложите его ещё раз.')
    expect(await fields(randomUUID())).toBe('Файл не найден. Приложите его ещё раз.')
    expect(await fields(open.id)).toBe('Сюда прилагаются только закрытые файлы.')
    expect(await fields(...own.map(({ id }) => id))).toBe('Не больше файлов, чем 5.')

    const [first = foreign] = own
    await call(market, 'createComplaint', complainWith([first.id]))
    expect(await fields(first.id)).toBe('Файл не найден. Приложите его ещё раз.')
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
