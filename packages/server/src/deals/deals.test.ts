import type { TaskReply } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../test/marketplace.ts'

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

const on = (as: Person, { id, version }: { id: number; version: number }) => ({
  as,
  params: { id },
  body: { version },
})
const task = async (id: number, as = client) => (await call(market, 'getTask', { as, params: { id } })).data
const replies = async (taskId: number) =>
  (await call(market, 'listTaskReplies', { as: client, query: { taskId } })).data
const reply = async ({ id, taskId }: TaskReply) => (await replies(taskId)).find((one) => one.id === id) as TaskReply
const used = async (who = executor) => {
  const { data } = await call(market, 'getUserTariff', { as: who })
  return data.additionalServicesInfo.find(({ type }) => type === 'REPLIES')?.count?.[0]
}
const body = (taskId: number) => ({
  taskId,
  text: 'Здравствуйте! Заменю кран сегодня вечером, инструмент свой.',
  priceType: 'NEGOTIABLE' as const,
  termDays: 1,
})
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done' as const,
    () => 'refused' as const,
  )
/** A task whose chosen executor has given up, with another reply in reserve. */
const aCancelledDeal = async () => {
  const { id } = await aSentTask(market, client)
  const held = await aSentReply(market, executor, id)
  const winner = await aPerson(market, { role: 'EXECUTOR' })
  await call(market, 'acceptTaskReply', on(client, await aSentReply(market, winner, id)))
  const { version } = await task(id)
  const cancel = { version, reason: 'EXECUTOR_NO_CONTACT' as const }
  await call(market, 'cancelTaskByExecutor', { as: winner, params: { id }, body: cancel })
  return { id, held: await reply(held), winner }
}

describe('the author', () => {
  it('puts a reply among the chosen few and can still pick it', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)

    const shortlisted = (await call(market, 'shortlistTaskReply', on(client, sent))).data

    expect(shortlisted.status).toBe('SHORTLISTED')
    expect((await refused(market, 'shortlistTaskReply', on(client, shortlisted))).refusal).toBe('WRONG_STATE')
    expect((await call(market, 'acceptTaskReply', on(client, shortlisted))).data.status).toBe('ACCEPTED')
  })

  it('takes a held reply up again, and the task looks for an executor with it', async () => {
    const { id, held } = await aCancelledDeal()

    const reopened = (await call(market, 'reopenTaskReply', on(client, held))).data

    const again = await task(id)
    expect([reopened.status, again.status, again.executorId, again.repliesCount]).toEqual([
      'SHORTLISTED',
      'APPROVED',
      null,
      1,
    ])
    expect((await call(market, 'acceptTaskReply', on(client, reopened))).data.status).toBe('ACCEPTED')
  })

  it('is the only one who does either', async () => {
    const { held } = await aCancelledDeal()
    expect((await refused(market, 'reopenTaskReply', on(executor, held))).refusal).toBe('NOT_AUTHOR')
    const stranger = await aPerson(market)
    expect((await refused(market, 'reopenTaskReply', on(stranger, held))).code).toBe('NOT_FOUND')
  })
})

describe('the quota of replies', () => {
  it('is spent by sending, told on the page of a task, and stops the next one', async () => {
    const tasks = []
    for (let n = 0; n < 6; n++) tasks.push(await aSentTask(market, await aPerson(market)))
    for (const { id } of tasks.slice(0, 5)) await aSentReply(market, executor, id)
    const last = tasks[5]?.id ?? 0

    expect((await task(last, executor)).replyRefusal).toBe('QUOTA')
    const { code, refusal } = await refused(market, 'sendTaskReply', { as: executor, body: body(last) })
    expect([code, refusal, await used()]).toEqual(['QUOTA_EXHAUSTED', 'QUOTA', 5])
  })

  it('gets back what the author cancelled unseen, and nothing for what was seen or withdrawn', async () => {
    const { id } = await aSentTask(market, client)
    const seer = await aPerson(market, { role: 'EXECUTOR' })
    const leaver = await aPerson(market, { role: 'EXECUTOR' })
    await aSentReply(market, executor, id)
    const seen = await aSentReply(market, seer, id)
    await call(market, 'viewTaskReply', { as: client, params: { id: seen.id } })
    await call(market, 'withdrawTaskReply', on(leaver, await aSentReply(market, leaver, id)))

    const cancel = { version: (await task(id)).version, reason: 'AUTHOR_NOT_RELEVANT' as const }
    await call(market, 'cancelTaskByAuthor', { as: client, params: { id }, body: cancel })

    expect([await used(executor), await used(seer), await used(leaver)]).toEqual([0, 1, 1])
  })

  it('gets everything back when staff remove the task, seen or not', async () => {
    const { id, version } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)
    await call(market, 'viewTaskReply', { as: client, params: { id: sent.id } })
    const admin = await aPerson(market, { role: 'ADMIN' })

    await call(market, 'removeTask', { as: admin, params: { id }, body: { version, rule: 'SPAM' } })

    expect(await used()).toBe(0)
  })
})

describe('at the same moment', () => {
  it('a hundred replies of one executor are exactly as many as the quota has', async () => {
    const authors = await Promise.all(Array.from({ length: 10 }, () => aPerson(market)))
    const ids: number[] = []
    for (const author of authors) {
      for (let n = 0; n < 10; n++) ids.push((await aSentTask(market, author)).id)
    }

    const answers = await Promise.all(
      ids.map((id) => outcome(call(market, 'sendTaskReply', { as: executor, body: body(id) }))),
    )

    expect([answers.filter((answer) => answer === 'done').length, await used()]).toEqual([5, 5])
    const stored = await market.database.kysely
      .selectFrom('task_replies')
      .select('id')
      .where('executor_id', '=', executor.id)
      .execute()
    expect(stored).toHaveLength(5)
  })

  it('choosing, cancelling and withdrawing leave one outcome that everybody agrees on', async () => {
    for (let round = 0; round < 5; round++) {
      const sender = await aPerson(market, { role: 'EXECUTOR' })
      const { id, version } = await aSentTask(market, client)
      const sent = await aSentReply(market, sender, id)
      const cancel = { as: client, params: { id }, body: { version, reason: 'AUTHOR_NOT_RELEVANT' as const } }

      const done = await Promise.all([
        outcome(call(market, 'acceptTaskReply', on(client, sent))),
        outcome(call(market, 'cancelTaskByAuthor', cancel)),
        outcome(call(market, 'withdrawTaskReply', on(sender, sent))),
      ])

      const [accepted, cancelled, withdrawn] = done.map((answer) => answer === 'done')
      const state = [(await task(id)).status, (await reply(sent)).status]
      const expected = accepted
        ? ['IN_PROGRESS', 'ACCEPTED']
        : [cancelled ? 'CANCELED' : 'APPROVED', withdrawn ? 'WITHDRAWN' : 'CLOSED']
      expect([round, ...state]).toEqual([round, ...expected])
      if (accepted) expect([cancelled, withdrawn]).toEqual([false, false])
      // A finished deal is out of the way of the next round's limit of open tasks.
      if (accepted) {
        await call(market, 'finishTask', { as: client, params: { id }, body: { version: (await task(id)).version } })
      }
    }
  })

  it('two choices of different executors are one', async () => {
    const other = await aPerson(market, { role: 'EXECUTOR' })
    const { id } = await aSentTask(market, client)
    const [one, two] = [await aSentReply(market, executor, id), await aSentReply(market, other, id)]

    const done = await Promise.all([one, two].map((sent) => outcome(call(market, 'acceptTaskReply', on(client, sent)))))

    expect(done.toSorted()).toEqual(['done', 'refused'])
    expect((await replies(id)).map(({ status }) => status).toSorted()).toEqual(['ACCEPTED', 'HELD'])
  })

  it('the same reply sent twenty times with one key is one reply and one debit', async () => {
    const { id } = await aSentTask(market, client)
    const request = { as: executor, body: body(id), idempotencyKey: 'reply-once' }

    const answers = await Promise.all(Array.from({ length: 20 }, () => call(market, 'sendTaskReply', request)))

    expect([new Set(answers.map(({ data }) => data.id)).size, await used(), (await task(id)).repliesCount]).toEqual([
      1, 1, 1,
    ])
  })
})
