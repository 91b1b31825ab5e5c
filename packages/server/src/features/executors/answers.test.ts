import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { selectAnswers } from '../analytics/analytics.queries.ts'
import { answerJobs } from './answer-jobs.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let market: Marketplace
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const anExecutor = () => aPerson(market, { role: 'EXECUTOR', firstName: 'Сергей', lastName: 'Мельников' })
/** The same person with a session of today. */
const today = async (person: Person, role: 'CLIENT' | 'EXECUTOR'): Promise<Person> => {
  const { id, sessionId } = person
  return { ...person, accessToken: await market.auth.mintAccessToken({ kind: 'user', id, role, sessionId }, 36_000) }
}
/** A client asks in a new chat and is answered so many minutes later, again and again. */
const answering = async (executor: Person, minutes: readonly number[]) => {
  const client = await aPerson(market)
  const as = await today(executor, 'EXECUTOR')
  const write = await chatOf(client, executor)
  for (const wait of minutes) {
    await write(client)
    market.clock.advance(wait * MINUTE)
    await write(as)
    market.clock.advance(MINUTE)
  }
}
const chatOf = async (client: Person, executor: Person) => {
  const body = { kind: 'COMMON', userId: executor.id } as const
  const { id } = (await call(market, 'createChat', { as: client, body })).data
  return (as: Person) =>
    call(market, 'sendChatMessage', { as, params: { id }, body: { id: randomUUID(), text: 'Здравствуйте!' } })
}
/** Days pass, and the product does what is due. */
const pass = async (days: number) => {
  market.clock.advance(days * DAY)
  await market.worker.runDue()
}
/** What was said in the chats of this executor was said so many days earlier. */
const age = async ({ id }: Person, days: number) => {
  const { kysely } = market.database
  const chats = sql`select id from chats where executor_id = ${id}`
  await sql`
    update chat_messages set created_at = created_at - make_interval(days => ${days}) where chat_id in (${chats})`.execute(
    kysely,
  )
  await sql`
    update chats set last_message_at = last_message_at - make_interval(days => ${days}) where id in (${chats})`.execute(
    kysely,
  )
}
const told = async ({ id }: Pick<Person, 'id'>) =>
  (await call(market, 'getExecutor', { params: { id } })).data.answersWithin

describe('how soon an executor answers', () => {
  it('is the middle of the waits from a first question to the first answer, on the page and in the list', async () => {
    const executor = await anExecutor()
    const client = await aPerson(market)
    const write = await chatOf(client, executor)
    const wait = (minutes: number) => market.clock.advance(minutes * MINUTE)
    // Nobody has asked anything yet.
    await write(executor)
    await write(client)
    wait(5)
    await write(client)
    wait(7)
    await write(executor)
    wait(100)
    await write(executor)
    await answering(executor, [3, 200])
    expect(await told(executor)).toBeNull()

    await pass(1)
    expect(await told(executor)).toBe(12)
    const { items } = (await call(market, 'listExecutors', { query: {} })).data
    expect(items.find(({ id }) => id === executor.id)?.answersWithin).toBe(12)
  })

  it('is the mean of the two in the middle where they are even, and never less than a minute', async () => {
    const steady = await anExecutor()
    await answering(steady, [10, 20, 31, 300])
    const quick = await anExecutor()
    await answering(quick, [0, 0, 0])

    await pass(1)
    expect([await told(steady), await told(quick)]).toEqual([26, 1])
  })

  it('is not told of who has answered less than three times, however often they were asked', async () => {
    const executor = await anExecutor()
    await answering(executor, [10, 20])
    for (let n = 0; n < 3; n += 1) {
      const client = await aPerson(market)
      const ask = await chatOf(client, executor)
      await ask(client)
    }
    await pass(1)
    expect(await told(executor)).toBeNull()
  })

  it('counts the answers of ninety days: later ones replace it, and without any it is told no more', async () => {
    const executor = await anExecutor()
    await answering(executor, [100, 110, 120])
    await pass(1)
    expect(await told(executor)).toBe(110)

    await age(executor, 86)
    await answering(executor, [10, 11, 12])
    await pass(1)
    expect(await told(executor)).toBe(56)

    await age(executor, 4)
    await pass(1)
    expect(await told(executor)).toBe(11)
    await age(executor, 90)
    await pass(1)
    expect(await told(executor)).toBeNull()
  })

  it('is taken from the answers that the executor’s own statistics are made of', async () => {
    const executor = await anExecutor()
    const since = new Date(market.clock.now())
    await answering(executor, [10, 20, 30])
    const answers = await selectAnswers(market.database.kysely, executor.id, since)
    expect(answers.map(({ askedAt, answeredAt }) => (answeredAt - askedAt) / MINUTE)).toEqual([10, 20, 30])
  })
})

describe('the sweep', () => {
  const kysely = () => market.database.kysely
  const waiting = () => answerJobs({ db: kysely(), clock: market.clock })[0]?.waiting?.()
  /** Everybody's figure is wrong now. */
  const spoil = () => sql`update users set answers_within = 7 where role = 'EXECUTOR'`.execute(kysely())
  const wrong = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from users where answers_within = 7 order by id`.execute(kysely())
    return rows.map(({ id }) => id)
  }

  it('looks at everybody once a day, however many they are', async () => {
    await sql`
      with person as (
        insert into users (id, code, email, password_hash, role, first_name, last_name)
        select gen_random_uuid(), 'crowd ' || n, 'crowd' || n || '@artel.test', '-', 'EXECUTOR', 'Пётр', 'Н'
        from generate_series(1, 230) as n returning id
      )
      insert into companies (id, user_id, business_type) select gen_random_uuid(), id, 'SP' from person`.execute(
      kysely(),
    )
    await spoil()
    await pass(1)
    expect([await wrong(), await waiting()]).toEqual([[], 0])

    await spoil()
    await pass(0.9)
    expect((await wrong()).length).toBeGreaterThan(230)
    await pass(0.2)
    expect(await wrong()).toEqual([])
  })

  it('goes on where it was interrupted, and tells how many wait for it', async () => {
    await spoil()
    const all = await wrong()
    const [last = ''] = all.slice(49, 50)
    await kysely()
      .updateTable('answer_rounds')
      .set({ after_id: last, began_at: new Date(market.clock.now()) })
      .execute()
    expect(await waiting()).toBe(all.length - 50)

    market.clock.advance(10 * MINUTE)
    await market.worker.runDue()
    expect([await wrong(), await waiting()]).toEqual([all.slice(0, 50), 0])
  })

  it('leaves alone the accounts of which there is nothing new to tell', async () => {
    const versions = async () =>
      (await sql`select id, xmin::text as version from users where role = 'EXECUTOR' order by id`.execute(kysely()))
        .rows
    await pass(1)
    const before = await versions()
    await pass(1)
    expect(await versions()).toEqual(before)
  })
})
