import { EXECUTOR_CARD, TARIFF_TYPES } from '@artel/core/contract'
import { rankingScore } from '@artel/core/search'
import { tariffOffer, usageOf, usesOf } from '@artel/core/tariffs/billing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  CATEGORIES,
  call,
  KAZAN,
  type Marketplace,
  MOSCOW,
  refused,
} from '../../../test/marketplace.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

/** An executor who does these things and says so. */
const someone = async (about: string, categoryIds: readonly number[], firstName = 'Ирина') => {
  const executor = await aPerson(market, { role: 'EXECUTOR', firstName, lastName: 'Пирогова' })
  const { data } = await call(market, 'getMyCompany', { as: executor })
  const legal = { inn: '500100732259', ogrn: '304500116000157', companyPhoneNumber: '+78432001020' }
  const body = { version: data.version, ...legal, about, categoryIds: [...categoryIds] }
  await call(market, 'updateMyCompany', { as: executor, body })
  return executor.id
}
const found = async (query: Parameters<typeof call<'listExecutors'>>[2]['query']) =>
  (await call(market, 'listExecutors', { query })).data.items.map(({ id }) => id)

describe('words', () => {
  it('find names, trades and what people tell of themselves, in any form and with a slip', async () => {
    const plumber = await someone('Меняю смесители и ставлю ванны.', [CATEGORIES.plumbing], 'Захар')
    await someone('Рисую логотипы.', [CATEGORIES.design], 'Фёкла')

    for (const q of ['сантехнику', 'смеситель', 'захар сантехника', 'сантехнка'])
      expect(await found({ q })).toEqual([plumber])
  })

  it('follow a new name, and find nobody by a surname, an address or a phone', async () => {
    const id = await someone('Настраиваю рояли.', [CATEGORIES.design], 'Венедикт')
    const { kysely } = market.database
    await kysely
      .updateTable('users')
      .set({ first_name: 'Агафон', phone_number: '+79990001122' })
      .where('id', '=', id)
      .execute()
    await kysely.updateTable('companies').set({ inn: '165009442444' }).where('user_id', '=', id).execute()

    expect(await found({ q: 'агафон' })).toEqual([id])
    for (const q of ['венедикт', 'Пирогова', '79990001122', '165009442444', `${id}@artel.test`])
      expect(await found({ q })).toEqual([])
  })

  it('follow a category that is called otherwise, and one that is given up', async () => {
    const id = await someone('Вяжу сети.', [CATEGORIES.electrics], 'Евпатий')
    const { kysely } = market.database
    await kysely.updateTable('categories').set({ name: 'Телеграф' }).where('id', '=', CATEGORIES.electrics).execute()
    expect(await found({ q: 'телеграф' })).toEqual([id])

    await kysely.deleteFrom('company_categories').where('category_id', '=', CATEGORIES.electrics).execute()
    expect(await found({ q: 'телеграф' })).toEqual([])
    await kysely.updateTable('categories').set({ name: 'Электрика' }).where('id', '=', CATEGORIES.electrics).execute()
  })
})

describe('a trade by its name', () => {
  const TILES = 13
  const WALLPAPER = 14
  const MATHS = 31
  let [tiler, paperer, teacher, other] = ['', '', '', '']

  beforeAll(async () => {
    const keywords = (...all: string[]) => JSON.stringify({ description: '', keywords: all })
    await market.database.kysely
      .insertInto('categories')
      .values([
        { id: 3, parent_id: null, slug: 'uroki', name: 'Уроки', position: 3, meta: keywords('репетитор') },
        { id: TILES, parent_id: 1, slug: 'tiles', name: 'Укладка плитки', position: 3, meta: keywords('плиточник') },
        { id: WALLPAPER, parent_id: 1, slug: 'paper', name: 'Поклейка обоев', position: 4, meta: keywords('обои') },
        { id: MATHS, parent_id: 3, slug: 'maths', name: 'Математика', position: 1 },
      ])
      .execute()
    // The tree is kept for a minute.
    market.clock.advance(60_000)
    tiler = await someone('Мозаика и керамогранит.', [TILES])
    paperer = await someone('Флизелин, винил, фреска.', [WALLPAPER])
    teacher = await someone('Готовлю к ЕГЭ.', [MATHS])
    other = await someone('Был учеником репетитора.', [CATEGORIES.design])
  })

  it.each(['плиточник', 'Плиточника', 'плиточников', 'плиточнк', 'plitochnik', 'gkbnjxybr', 'plitka'])(
    'finds who does it for «%s»',
    async (q) => {
      expect(await found({ q })).toEqual([tiler])
      const cities = await call(market, 'listExecutorCities', { query: { q } })
      expect(cities.data.map(({ count }) => count)).toEqual([1])
    },
  )

  it.each(['обои', 'j,jb', 'oboi', 'обоев'])('finds who does it for «%s»', async (q) => {
    expect(await found({ q })).toEqual([paperer])
  })

  it('is narrowed by the chosen categories, cities and the rest, and counted', async () => {
    expect(await found({ q: 'репетиторы' })).toEqual([teacher])
    expect(await found({ q: 'репетиторы', categoryIds: [3] })).toEqual([teacher])
    expect(await found({ q: 'репетиторы', categoryIds: [CATEGORIES.design] })).toEqual([other])
    expect(await found({ q: 'репититоры', categoryIds: [CATEGORIES.repair] })).toEqual([])
    expect(await found({ q: 'плиточник', verified: true })).toEqual([])
    const { pagination } = (await call(market, 'listExecutors', { query: { q: 'репетиторы', page: 2, limit: 1 } })).data
    expect(pagination.totalItems).toBe(1)
  })

  it('finds words in the other layout, where they are of no trade', async () => {
    const id = await someone('Реставрирую клавесины.', [CATEGORIES.design])
    expect(await found({ q: 'rkfdtcby' })).toEqual([id])
    expect(await found({ q: 'klavesin' })).toEqual([id])
  })
})

describe('a list of one category', () => {
  const CHANGES: [string, Parameters<typeof found>[0], change: string, undo: string][] = [
    [
      'checked papers',
      { verified: true },
      `companies set verification_status = 'VERIFIED'`,
      `companies set verification_status = 'PENDING'`,
    ],
    ['calls at home', { visitClient: true }, 'companies set visit_client = true', 'companies set visit_client = false'],
    [
      'a kind of business',
      { businessTypes: ['SP'] },
      `companies set business_type = 'SP'`,
      `companies set business_type = 'SE'`,
    ],
    [
      'a rating',
      { ratingFrom: 4.5 },
      'users set rating_count = 3, rating_sum = 15',
      'users set rating_count = 2, rating_sum = 10',
    ],
    ['works', { hasCases: true }, 'users set cases_count = 1', 'users set cases_count = 0'],
    ['a price', { priceTo: 1_000_00 }, 'users set price_from = 100000', 'users set price_from = 100001'],
    ['a city', { cityId: MOSCOW.id }, `users set city_id = ${MOSCOW.id}`, `users set city_id = ${KAZAN.id}`],
    [
      'districts',
      { districts: ['Арбат', 'Якиманка'] },
      `companies set districts = '{Хамовники,Якиманка}'`,
      `companies set districts = '{Хамовники}'`,
    ],
  ]

  it.each(CHANGES)('that asks for %s follows what is changed', async (_, filter, change, undo) => {
    const id = await someone('Паяю платы.', [CATEGORIES.electrics])
    const mine = (assignment: string) =>
      `update ${assignment} where ${assignment.startsWith('users') ? 'id' : 'user_id'} = $1`
    const isThere = async () =>
      (await found({ ...filter, categoryIds: [CATEGORIES.electrics], limit: 50 })).includes(id)
    const { pool } = market.database

    await pool.query(mine(undo), [id])
    expect(await isThere()).toBe(false)
    await pool.query(mine(change), [id])
    expect(await isThere()).toBe(true)
    await pool.query(mine(undo), [id])
    expect(await isThere()).toBe(false)
  })
})

describe('a list of several categories', () => {
  const LEAVES = [CATEGORIES.plumbing, CATEGORIES.electrics, CATEGORIES.design]
  const own: { readonly id: string; readonly price: number; readonly score: number; readonly at: number }[] = []

  beforeAll(async () => {
    for (const index of Array.from({ length: 9 }, (_, n) => n)) {
      const [first = 0, second = 0] = [LEAVES[index % 3], LEAVES[(index + 1) % 3]]
      const id = await someone('Настраиваю арфы.', index % 2 === 0 ? [first, second] : LEAVES)
      const [count, sum, price, at] = [
        3 + index,
        4 * (3 + index) + ((index * 5) % 4),
        ((index * 7) % 9) * 1_000_00,
        (index * 4) % 9,
      ]
      await market.database.pool.query(
        'update users set rating_count = $2, rating_sum = $3, price_from = $4, created_at = $5, city_id = $6 where id = $1',
        [id, count, sum, price, new Date(at), MOSCOW.id],
      )
      own.push({ id, price, score: rankingScore({ count, sum }), at })
    }
  })

  type One = (typeof own)[number]
  const ORDERS: ['rating' | 'price' | 'createdAt', (one: One, other: One) => number][] = [
    ['rating', (one, other) => other.score - one.score],
    ['price', (one, other) => one.price - other.price],
    ['createdAt', (one, other) => other.at - one.at],
  ]

  it.each(ORDERS)('has everybody once by %s, on whatever page', async (sortBy, compare) => {
    const query = { categoryIds: LEAVES, districts: ['Арбат'], cityId: MOSCOW.id, sortBy }
    await market.database.pool.query(`update companies set districts = '{Арбат}' where about = 'Настраиваю арфы.'`)
    const ids = [...own].sort(compare).map(({ id }) => id)

    expect(await found({ ...query, limit: 50 })).toEqual(ids)
    const pages = []
    for (const page of [1, 2, 3]) pages.push(...(await found({ ...query, limit: 3, page })))
    expect(pages).toEqual(ids)
    const { pagination } = (await call(market, 'listExecutors', { query: { ...query, limit: 2 } })).data
    expect(pagination.totalItems).toBe(9)
    const cities = await call(market, 'listExecutorCities', { query })
    expect(cities.data.map(({ id, count }) => [id, count])).toContainEqual([MOSCOW.id, 9])
  })
})

describe('a badge', () => {
  const BADGES = [
    {
      badge: 'PRO',
      buy: `insert into user_tariffs (user_id, type, from_at, until) values ($1, 'PRO', $2, $3)`,
      takeBack: 'update user_tariffs set until = $2 where user_id = $1',
    },
    {
      badge: 'TOP_EXECUTOR',
      buy: `insert into user_services (user_id, type, unit, from_at, until, category_id, city_id)
        values ($1, 'TOP_EXECUTORS', 'day', $2, $3, ${CATEGORIES.electrics}, ${KAZAN.id})`,
      takeBack: 'update user_services set ended_at = $2 where user_id = $1',
    },
  ] as const

  it.each(BADGES)(
    '$badge is asked for in lists of all and of categories while it is theirs',
    async ({ badge, ...sql }) => {
      const { pool } = market.database
      const id = await someone('Строю печи.', [CATEGORIES.electrics])
      const at = (minutes: number) => new Date(market.clock.now() + minutes * 60_000)
      const seen = async () => {
        const lists = [
          {},
          { categoryIds: [CATEGORIES.electrics] },
          { categoryIds: [CATEGORIES.plumbing, CATEGORIES.electrics] },
        ]
        const found = []
        for (const list of lists) {
          const { data } = await call(market, 'listExecutors', { query: { ...list, badges: [badge], limit: 50 } })
          found.push(data.items.find((one) => one.id === id)?.badges)
        }
        return found
      }
      const [nowhere, everywhere] = [Array(3).fill(undefined), Array(3).fill([badge])]

      await pool.query(sql.buy, [id, at(10), at(20)])
      await pool.query(sql.buy, [id, at(-20), at(-10)])
      expect(await seen()).toEqual(nowhere)
      market.clock.advance(15 * 60_000)
      expect(await seen()).toEqual(everywhere)
      await pool.query(sql.takeBack, [id, at(-30)])
      expect(await seen()).toEqual(nowhere)
    },
  )
})

it('the order of the list is the ranking of the rules', async () => {
  const { kysely } = market.database
  const ratings = [
    [0, 0],
    [1, 5],
    [40, 190],
    [3, 6],
    [12, 60],
  ] as const
  const scores = new Map<string, number>()
  for (const [count, sum] of ratings) {
    const id = await someone('Стригу газоны ровно.', [CATEGORIES.design])
    await kysely.updateTable('users').set({ rating_count: count, rating_sum: sum }).where('id', '=', id).execute()
    scores.set(id, rankingScore({ count, sum }))
  }
  const ranked = [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)

  expect(await found({ q: 'газоны' })).toEqual(ranked)
  const rated = await call(market, 'listExecutors', { query: { q: 'газоны', ratingFrom: 4.8 } })
  expect(rated.data.items.map(({ rating }) => rating.average)).toEqual([5, 4.8])
})

it('nobody is online without the site being open, and an empty page has a total', async () => {
  await someone('Пасу пчёл.', [CATEGORIES.design])

  expect(await found({ q: 'пчёлы', online: true })).toEqual([])
  const { data } = await call(market, 'listExecutors', { query: { page: 1000, limit: 50 } })
  expect([data.items, data.pagination.totalItems > 0]).toEqual([[], true])
})

it('a page tells neither the surname nor the contacts', async () => {
  const id = await someone('Пеку хлеб.', [CATEGORIES.design], 'Прохор')
  const { data } = await call(market, 'getExecutor', { params: { id } })

  expect([data.name, data.about]).toEqual(['Прохор П.', 'Пеку хлеб.'])
  expect(JSON.stringify(data)).not.toMatch(/Пирогова|artel\.test|phone|inn|email/i)
  const moderator = await aPerson(market, { role: 'MODERATOR' })
  expect((await refused(market, 'getExecutor', { params: { id: moderator.id } })).code).toBe('NOT_FOUND')
})

it('no tariff hides a work that a card shows', () => {
  for (const type of TARIFF_TYPES) {
    const [, limit] = usageOf(usesOf(tariffOffer(type).limits, [], {}), 'CASES')
    expect(limit ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(EXECUTOR_CARD.works)
  }
})
