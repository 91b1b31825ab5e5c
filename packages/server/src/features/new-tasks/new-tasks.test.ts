import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  CATEGORIES,
  call,
  type Marketplace,
  MOSCOW,
  type Person,
} from '../../../test/marketplace.ts'

let market: Marketplace
let client: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  client = await aPerson(market)
  await market.worker.runDue()
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An executor of a category in Kazan, with a tariff if any. */
const aCraftsman = async (categoryId: number, tariff?: 'BASIC' | 'STANDARD'): Promise<Person> => {
  const person = await aPerson(market, { role: 'EXECUTOR' })
  const { kysely } = market.database
  const company = await kysely
    .selectFrom('companies')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('company_categories')
    .values({ company_id: company.id, category_id: categoryId, position: 1 })
    .execute()
  if (tariff) {
    const from = new Date(market.clock.now() - HOUR)
    const until = new Date(market.clock.now() + 1000 * HOUR)
    await kysely.insertInto('user_tariffs').values({ user_id: person.id, type: tariff, from_at: from, until }).execute()
  }
  return person
}

const pass = async (milliseconds: number) => {
  market.clock.advance(milliseconds)
  await market.worker.runDue()
}
/** Somebody with a token of this moment: tests let more time pass than one lives. */
const now = async (person: Person, role: 'CLIENT' | 'EXECUTOR'): Promise<Person> => ({
  ...person,
  accessToken: await market.auth.mintAccessToken({ kind: 'user', role, ...person }, 3600),
})
const told = async (person: Person) =>
  (await call(market, 'listNotifications', { as: await now(person, 'EXECUTOR'), query: {} })).data.items
    .filter(({ kind }) => kind === 'TASK_INTERESTING_NEW')
    .map(({ title, path }) => [title, path])

test('a new task is told to executors of its category in its city, and to nobody else', async () => {
  const [plumber, electrician, repairer] = [
    await aCraftsman(CATEGORIES.plumbing),
    await aCraftsman(CATEGORIES.electrics),
    await aCraftsman(CATEGORIES.repair),
  ]
  const { id } = await aSentTask(market, await now(client, 'CLIENT'))
  await aSentTask(market, await now(client, 'CLIENT'), { cityId: MOSCOW.id, title: 'Поменять трубу в Москве' })
  await pass(MINUTE)

  const notice = [['Новое задание для вас: «Починить кран на кухне»', `/task/${id}`]]
  expect([await told(plumber), await told(electrician), await told(repairer)]).toEqual([notice, [], notice])
})

test('what comes within the pause of a tariff is told together after it', async () => {
  const [free, basic, standard] = [
    await aCraftsman(CATEGORIES.design),
    await aCraftsman(CATEGORIES.design, 'BASIC'),
    await aCraftsman(CATEGORIES.design, 'STANDARD'),
  ]
  const design = async (title: string) =>
    aSentTask(market, await now(client, 'CLIENT'), { categoryId: CATEGORIES.design, title })
  await design('Нарисовать план кухни')
  await pass(MINUTE)
  await design('Подобрать цвет стен')
  await design('Расставить мебель в зале')
  await pass(MINUTE)
  const count = async () => [(await told(free)).length, (await told(basic)).length, (await told(standard)).length]
  expect(await count()).toEqual([1, 1, 2])
  await pass(HOUR)
  expect(await count()).toEqual([1, 2, 2])
  await pass(23 * HOUR)
  expect(await count()).toEqual([2, 2, 2])
  expect((await told(free))[0]).toEqual(['2\u00a0новых задания по вашим категориям', '/task-find'])
  await pass(48 * HOUR)
  expect(await count()).toEqual([2, 2, 2])
})

test('a task that one has replied to, or that is gone, is not told', async () => {
  const craftsman = await aCraftsman(CATEGORIES.electrics)
  const electrics = { categoryId: CATEGORIES.electrics }
  const first = await aSentTask(market, await now(client, 'CLIENT'), { ...electrics, title: 'Повесить люстру в зале' })
  await pass(MINUTE)
  expect(await told(craftsman)).toHaveLength(1)
  const { id } = await aSentTask(market, await now(client, 'CLIENT'), {
    ...electrics,
    title: 'Поменять розетку в спальне',
  })
  await aSentReply(market, await now(craftsman, 'EXECUTOR'), id)
  await pass(25 * HOUR)
  expect(await told(craftsman)).toEqual([['Новое задание для вас: «Повесить люстру в зале»', `/task/${first.id}`]])

  // Being told of nothing is not being told: the next one comes at once.
  const next = await aSentTask(market, await now(client, 'CLIENT'), { ...electrics, title: 'Провести свет в кладовку' })
  await pass(MINUTE)
  expect((await told(craftsman))[0]).toEqual(['Новое задание для вас: «Провести свет в кладовку»', `/task/${next.id}`])
})
