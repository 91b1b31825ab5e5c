import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  CATEGORIES,
  call,
  KAZAN,
  type Marketplace,
  MOSCOW,
  type Person,
} from '../../../test/marketplace.ts'

let market: Marketplace
let client: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  await market.worker.runDue()
})
// Somebody new each time: there is an end to how many open tasks one can have.
beforeEach(async () => {
  client = await aPerson(market)
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

const search = async (person: Person, role: 'CLIENT' | 'EXECUTOR', name: string, query: string) =>
  (await call(market, 'createSavedSearch', { as: await now(person, role), body: { name, query } })).data
const toldClient = async (person: Person) =>
  (await call(market, 'listNotifications', { as: await now(person, 'CLIENT'), query: {} })).data.items
    .filter(({ kind }) => kind === 'TASK_INTERESTING_NEW')
    .map(({ title, text, path }) => [title, text, path])

test.each([
  ['a category above', 'category=repair'],
  ['its own category among others', 'category=design&category=plumbing'],
  ['its city', `city=${KAZAN.id}`],
  ['the surroundings of its city', `city=${KAZAN.id}&radius=25`],
  ['a word in another form', 'q=%D0%BA%D1%80%D0%B0%D0%BD%D1%8B'],
  ['a budget', 'priceFrom=100&priceTo=100000'],
  ['days', 'dateFrom=2026-03-01&dateTo=2026-04-30'],
  ['where to work, and few replies', 'place=CLIENT&few=1'],
])('a new task is told to who saved a search by %s', async (_, query) => {
  const person = await aPerson(market)
  await search(person, 'CLIENT', 'Мой поиск', query)
  const { id } = await aSentTask(market, await now(client, 'CLIENT'))
  await pass(MINUTE)
  expect(await toldClient(person)).toEqual([
    ['Новое задание для вас: «Починить кран на кухне»', 'Его нашёл ваш сохранённый поиск «Мой поиск».', `/task/${id}`],
  ])
})

test.each([
  ['another category', 'category=design'],
  ['another city', `city=${MOSCOW.id}`],
  ['surroundings elsewhere', `city=${MOSCOW.id}&radius=25`],
  ['a city that nobody knows', 'city=999999999999999'],
  ['the surroundings of a city that nobody knows', 'city=999999999999999&radius=25'],
  ['other words', 'q=%D0%BE%D0%B1%D0%BE%D0%B8'],
  ['a higher budget', 'priceFrom=900000'],
  ['later days', 'dateFrom=2027-01-01'],
  ['work from afar', 'place=REMOTE'],
  ['verified executors only', 'verified=1'],
])('a search by %s finds nothing of it', async (_, query) => {
  const person = await aPerson(market)
  await search(person, 'CLIENT', 'Мой поиск', query)
  await aSentTask(market, await now(client, 'CLIENT'))
  await pass(MINUTE)
  expect(await toldClient(person)).toEqual([])
})

test('what several searches and one’s categories find is told once, a day apart without a tariff', async () => {
  const craftsman = await aCraftsman(CATEGORIES.plumbing)
  await search(craftsman, 'EXECUTOR', 'Краны', 'q=%D0%BA%D1%80%D0%B0%D0%BD')
  await search(craftsman, 'EXECUTOR', 'Картинки', 'category=plumbing&category=design')
  const { id } = await aSentTask(market, await now(client, 'CLIENT'))
  await pass(MINUTE)
  expect(await told(craftsman)).toEqual([['Новое задание для вас: «Починить кран на кухне»', `/task/${id}`]])

  await aSentTask(market, await now(client, 'CLIENT'), { title: 'Заменить кран в ванной' })
  await aSentTask(market, await now(client, 'CLIENT'), {
    categoryId: CATEGORIES.design,
    description: 'Нужен план квартиры, замеры уже есть, приезжать не надо.',
    title: 'Нарисовать план',
  })
  await pass(HOUR)
  expect(await told(craftsman)).toHaveLength(1)
  await pass(24 * HOUR)
  expect((await told(craftsman))[0]).toEqual(['2\u00a0новых задания по вашим поискам', '/task-find'])
})

test('several tasks of one search lead to it', async () => {
  const person = await aPerson(market)
  await search(person, 'CLIENT', 'Дизайн', `category=design&city=${KAZAN.id}`)
  for (const title of ['Нарисовать эскиз ванной', 'Нарисовать эскиз зала']) {
    await aSentTask(market, await now(client, 'CLIENT'), { categoryId: CATEGORIES.design, title })
  }
  await pass(MINUTE)
  expect(await toldClient(person)).toEqual([
    [
      '2\u00a0новых задания по поиску «Дизайн»',
      '«Нарисовать эскиз зала», «Нарисовать эскиз ванной».',
      `/task-find/design?city=${KAZAN.id}`,
    ],
  ])
})

test('one’s own tasks, what was there before the search and what a deleted search has found are not told', async () => {
  const person = await aPerson(market)
  await aSentTask(market, await now(client, 'CLIENT'))
  market.clock.advance(1000)
  const { id } = await search(person, 'CLIENT', 'Всё', '')
  await aSentTask(market, await now(person, 'CLIENT'))
  await pass(MINUTE)
  expect(await toldClient(person)).toEqual([])

  await aSentTask(market, await now(client, 'CLIENT'))
  await pass(MINUTE)
  expect(await toldClient(person)).toHaveLength(1)
  await aSentTask(market, await now(client, 'CLIENT'))
  await pass(MINUTE)
  await call(market, 'deleteSavedSearch', { as: await now(person, 'CLIENT'), params: { id } })
  await pass(25 * HOUR)
  expect(await toldClient(person)).toHaveLength(1)
})

test('a task that comes back to the board is no news to who was told of it', async () => {
  const person = await aPerson(market)
  await search(person, 'CLIENT', 'Краны', 'q=%D0%BA%D1%80%D0%B0%D0%BD')
  const { id } = await aSentTask(market, await now(client, 'CLIENT'))
  await pass(MINUTE)
  const { data } = await call(market, 'getTask', { as: await now(client, 'CLIENT'), params: { id } })
  const body = { version: data.version, reason: 'AUTHOR_NOT_RELEVANT' } as const
  const gone = await call(market, 'cancelTaskByAuthor', { as: await now(client, 'CLIENT'), params: { id }, body })
  await pass(25 * HOUR)
  await call(market, 'republishTask', {
    as: await now(client, 'CLIENT'),
    params: { id },
    body: { version: gone.data.version },
  })
  await pass(25 * HOUR)
  expect((await toldClient(person)).map(([title]) => title)).toEqual([
    'Новое задание для вас: «Починить кран на кухне»',
  ])

  await pass(91 * 24 * HOUR)
  const kept = await market.database.kysely.selectFrom('new_task_matches').select('task_id').execute()
  expect(kept).toEqual([])
})
