import type { Task } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { upload } from '../../../test/files.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aProcess,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
  type Person,
} from '../../../test/marketplace.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

let market: Marketplace
let other: Pick<Marketplace, 'app'>
let client: Person
let executor: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  other = await aProcess(market)
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR' })
})
afterAll(async () => {
  await other.app.close()
  await market.app.close()
  await market.database.close()
})

const pageOf = async (process: Pick<Marketplace, 'app'>, id: number, as: Person = client): Promise<Task> =>
  (await call(process, 'getTask', { params: { id }, as })).data

/** What a process answers that has kept nothing. */
async function fresh(id: number): Promise<Task> {
  const { app } = await aProcess(market)
  const page = await pageOf({ app }, id)
  await app.close()
  return page
}

/** The page in both processes, after something was done to what is shown there; it must be news to both. */
async function newsAfter(id: number, change: () => Promise<unknown>): Promise<Task> {
  const [before] = [await pageOf(market, id), await pageOf(other, id)]
  await change()
  const [here, there, truth] = [await pageOf(market, id), await pageOf(other, id), await fresh(id)]
  expect(here).not.toEqual(before)
  expect([here, there]).toEqual([truth, truth])
  return here
}

describe('the page of a task, asked for before, is as it is now in every process', () => {
  it('after its author has changed it', async () => {
    const { id, version } = await aSentTask(market, client)
    const body = { version, budgetTo: 7_000_00 }
    const page = await newsAfter(id, () => call(market, 'updateTask', { as: client, params: { id }, body }))
    expect(page.budgetTo).toBe(7_000_00)
  })

  it('after somebody has replied, and has asked for another sum', async () => {
    const { id } = await aSentTask(market, client)
    const reply = await aSentReply(market, executor, id, { price: 4_000_00 })
    const dearer = { price: 6_000_00 }
    const page = await newsAfter(id, () =>
      market.database.kysely.updateTable('task_replies').set(dearer).where('id', '=', reply.id).execute(),
    )
    expect(page.proposed).toEqual({ from: 6_000_00, to: 6_000_00 })
    const withdrawn = { as: executor, params: { id: reply.id }, body: { version: reply.version } }
    expect((await newsAfter(id, () => call(other, 'withdrawTaskReply', withdrawn))).proposed).toBeNull()
  })

  it('after its author goes by another name, and after they were here', async () => {
    const { id } = await aSentTask(market, client)
    const write = (changes: object) => () =>
      market.database.kysely.updateTable('users').set(changes).where('id', '=', client.id).execute()
    expect((await newsAfter(id, write({ first_name: 'Елена' }))).author.name).toBe('Елена К.')
    await newsAfter(id, write({ last_visit_at: new Date(market.clock.now()) }))
  })

  it('after another task of its author was brought to an end', async () => {
    const { id } = await aSentTask(market, client)
    const { task } = await aDeal(market, client, executor)
    const finish = { as: client, params: { id: task.id }, body: { version: task.version } }
    const page = await newsAfter(id, () => call(market, 'finishTask', finish))
    expect(page.author.finishedTasksCount).toBe(1)
  })

  it('after who was hired has got another phone and was verified', async () => {
    const { task } = await aDeal(market, client, executor)
    const write = (changes: object) => () =>
      market.database.kysely.updateTable('companies').set(changes).where('user_id', '=', executor.id).execute()
    const page = await newsAfter(task.id, write({ verification_status: 'VERIFIED' }))
    expect(page.executor?.verificationStatus).toBe('VERIFIED')
  })

  it('after it has got files, others, and none', async () => {
    const { id, version } = await aSentTask(market, client)
    const stored = (await upload(market, client, [{ name: 'план.pdf', content: PDF }])).files.map((file) => file.id)
    const attach = (version: number, fileIds: string[]) => () =>
      call(market, 'updateTask', { as: client, params: { id }, body: { version, fileIds } })
    const page = await newsAfter(id, attach(version, stored))
    expect(page.files).toHaveLength(1)
    expect((await newsAfter(id, attach(page.version, []))).files).toEqual([])
  })

  it('after it has ended', async () => {
    const { task } = await aDeal(market, client, executor)
    const finish = { as: client, params: { id: task.id }, body: { version: task.version } }
    expect((await newsAfter(task.id, () => call(other, 'finishTask', finish))).status).toBe('FINISHED')
  })
})

it('a page that is kept shows each who looks what is theirs', async () => {
  const { task } = await aDeal(market, client, executor)
  const whose = async (as: Person) => (await pageOf(market, task.id, as)).viewer
  expect([await whose(client), await whose(executor), await whose(client)]).toEqual(['AUTHOR', 'EXECUTOR', 'AUTHOR'])
})

it('a page that is kept counts the views that the database does not know yet', async () => {
  const { id } = await aSentTask(market, client)
  const guest = async (ip: string) => (await call(market, 'getTask', { params: { id }, ip })).data.viewsCount
  expect([await guest('203.0.113.1'), await guest('203.0.113.2'), await guest('203.0.113.1')]).toEqual([1, 2, 2])
})
