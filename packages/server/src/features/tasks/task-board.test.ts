import type { CallArgs, TaskCard } from '@artel/core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  refused,
  VOLZHSK,
} from '../../../test/marketplace.ts'

type Query = CallArgs<'listTasks'>['query']

let market: Marketplace
let executor: Person

/** Sends tasks a minute apart, each by an author of its own; the last one is the newest. */
const send = async (...inputs: Parameters<typeof aSentTask>[2][]): Promise<number[]> => {
  const ids: number[] = []
  for (const input of inputs) {
    market.clock.advance(60_000)
    ids.push((await aSentTask(market, await aPerson(market), input)).id)
  }
  return ids
}
const page = async (query: Query = {}): Promise<{ items: TaskCard[]; total: number }> => {
  const { data } = await call(market, 'listTasks', { query })
  return { items: data.items, total: data.pagination.totalItems }
}
const titles = async (query: Query) => (await page(query)).items.map(({ title }) => title)

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  executor = await aPerson(market, { role: 'EXECUTOR' })
  const [, , third] = await send(
    { title: 'Собрать кухонный шкаф', categoryId: CATEGORIES.design, cityId: MOSCOW.id, budgetTo: 30_000_00 },
    { title: 'Починить розетку', categoryId: CATEGORIES.electrics, cityId: VOLZHSK.id, budgetTo: 1_000_00 },
    { title: 'Прочистить засор', cityId: KAZAN.id, budgetType: 'RANGE', budgetFrom: 2_000_00, budgetTo: 9_000_00 },
    { title: 'Нарисовать логотип', categoryId: CATEGORIES.design, placeMode: 'REMOTE', budgetType: 'NEGOTIABLE' },
    {
      title: 'Заменить проводку',
      categoryId: CATEGORIES.electrics,
      verifiedOnly: true,
      dateMode: 'EXACT' as const,
      startPeriod: '2026-03-10T09:00:00.000Z',
    },
  )
  for (let replies = 0; replies < 5; replies += 1) {
    await aSentReply(market, await aPerson(market, { role: 'EXECUTOR' }), third as number)
  }
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const ALL = ['Заменить проводку', 'Нарисовать логотип', 'Прочистить засор', 'Починить розетку', 'Собрать кухонный шкаф']

describe('the board', () => {
  it('shows what is open, the newest first, to anybody', async () => {
    expect(await titles({})).toEqual(ALL)
    expect(await titles({ sortDirection: 'asc' })).toEqual(ALL.toReversed())
  })

  it('shows first what ends first', async () => {
    expect((await titles({ sortBy: 'endPeriod' }))[0]).toBe('Заменить проводку')
    expect((await titles({ sortBy: 'endPeriod', sortDirection: 'desc' })).at(-1)).toBe('Заменить проводку')
  })

  it('shows first what is near, with distances, and last what needs no place', async () => {
    const { items } = await page({ sortBy: 'distanceToUser', latitude: MOSCOW.lat, longitude: MOSCOW.lon })

    expect(
      items.map(({ title, distanceToUser }) => [title, distanceToUser && Math.round(distanceToUser / 10) * 10]),
    ).toEqual([
      ['Собрать кухонный шкаф', 0],
      ['Починить розетку', 670],
      ['Заменить проводку', 720],
      ['Прочистить засор', 720],
      ['Нарисовать логотип', null],
    ])
  })

  it('falls back to the newest when nobody says from where', async () => {
    expect(await titles({ sortBy: 'distanceToUser' })).toEqual(ALL)
  })

  it.each<[string, Query, string[]]>([
    [
      'a category with those below it',
      { categoryIds: [CATEGORIES.repair] },
      ['Заменить проводку', 'Прочистить засор', 'Починить розетку'],
    ],
    [
      'several categories',
      { categoryIds: [CATEGORIES.plumbing, CATEGORIES.design] },
      ['Нарисовать логотип', 'Прочистить засор', 'Собрать кухонный шкаф'],
    ],
    ['a category that does not exist', { categoryIds: [999] }, []],
    ['a city', { cityId: KAZAN.id }, ['Заменить проводку', 'Прочистить засор']],
    [
      'a city with what is around it',
      { cityId: KAZAN.id, radius: 50 },
      ['Заменить проводку', 'Прочистить засор', 'Починить розетку'],
    ],
    [
      'categories around a city',
      { cityId: KAZAN.id, radius: 50, categoryIds: [CATEGORIES.repair] },
      ['Заменить проводку', 'Прочистить засор', 'Починить розетку'],
    ],
    ['a radius that is too small', { cityId: KAZAN.id, radius: 25 }, ['Заменить проводку', 'Прочистить засор']],
    ['remote work, wherever one is', { placeMode: 'REMOTE', cityId: KAZAN.id }, ['Нарисовать логотип']],
    ['what pays enough at its best', { budgetFrom: 6_000_00 }, ['Прочистить засор', 'Собрать кухонный шкаф']],
    ['what costs little at least', { budgetTo: 1_500_00 }, ['Починить розетку']],
    ['work that goes on later', { dateFrom: '2026-03-11' }, ALL.filter((title) => title !== 'Заменить проводку')],
    ['work that begins before', { dateTo: '2026-03-09' }, ALL.filter((title) => title !== 'Заменить проводку')],
    ['work of a day, that day included', { dateFrom: '2026-03-10', dateTo: '2026-03-10' }, ALL],
    ['few replies', { fewReplies: true }, ALL.filter((title) => title !== 'Прочистить засор')],
    ['verified executors', { verifiedOnly: true }, ['Заменить проводку']],
    ['a word in another form', { q: 'логотипы' }, ['Нарисовать логотип']],
    ['words of the text', { q: 'капает картридж розетка' }, ['Починить розетку']],
    ['a misspelt word', { q: 'лаготип' }, ['Нарисовать логотип']],
    ['misspelt words that must all be there', { q: 'прачистить засорр' }, ['Прочистить засор']],
    ['misspelt words of different tasks', { q: 'прачистить лаготип' }, []],
    ['a word in the wrong layout', { q: 'kjujnbg' }, ['Нарисовать логотип']],
    ['words in Latin letters, in any form', { q: 'kuhonnyy shkaf' }, ['Собрать кухонный шкаф']],
    ['words that nobody wrote', { q: 'вертолёт' }, []],
    ['words that nobody wrote in any layout', { q: 'dthnjk`n "' }, []],
    [
      'all at once',
      {
        q: 'засор',
        categoryIds: [CATEGORIES.repair],
        cityId: KAZAN.id,
        radius: 10,
        budgetFrom: 100_00,
        placeMode: 'CLIENT',
      },
      ['Прочистить засор'],
    ],
  ])('narrows to %s', async (_, query, expected) => {
    const { items, total } = await page(query)

    expect(items.map(({ title }) => title)).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  it.each<[string, Query]>([
    ['the newest', {}],
    ['the soonest', { sortBy: 'endPeriod' }],
    ['the nearest', { sortBy: 'distanceToUser', latitude: KAZAN.lat, longitude: KAZAN.lon }],
    ['the found', { q: 'капает' }],
  ])('cuts %s into pages that share nothing, miss nothing and agree on the total', async (_, query) => {
    const whole = (await page(query)).items.map(({ id }) => id)
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page({ ...query, limit: 2, page: number })))

    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole)
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
  })

  it.each<[string, Query]>([
    ['everything', {}],
    ['a category with those below it', { categoryIds: [CATEGORIES.repair] }],
    ['a city with what is around it', { cityId: KAZAN.id, radius: 50 }],
    ['categories around a city', { cityId: KAZAN.id, radius: 50, categoryIds: [CATEGORIES.repair] }],
    ['words', { q: 'капает' }],
    ['misspelt words', { q: 'прачистить' }],
    ['the nearest', { sortBy: 'distanceToUser', latitude: KAZAN.lat, longitude: KAZAN.lon }],
  ])('tells of %s how much there is beyond the page', async (_, query) => {
    const { items } = await page(query)

    expect(items.length).toBeGreaterThan(0)
    expect((await page({ ...query, limit: 1 })).total).toBe(items.length)
  })

  it('is not searched with a range turned round', async () => {
    const query = { budgetFrom: 9_000_00, budgetTo: 1_000_00, dateFrom: '2026-03-10', dateTo: '2026-03-09' }

    const { statusCode, code, fields } = await refused(market, 'listTasks', { query })
    expect([statusCode, code, fields]).toEqual([
      400,
      'VALIDATION_FAILED',
      { budgetTo: 'Сумма «до» меньше суммы «от».', dateTo: 'День «по» раньше дня «с».' },
    ])
  })

  it('takes what people type for words, not for syntax', async () => {
    for (const q of ['"', "'", 'кран & |', '-', '((', ':*', '\\', '%', 'a'.repeat(200)]) {
      expect((await page({ q })).total).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('a task that comes or goes', () => {
  it('is seen at once, in the list, in totals and in the category tree', async () => {
    const before = await page({ limit: 1 })
    const counts = async () => {
      const { data } = await call(market, 'getCategoryTree', {})
      const [repair] = data
      return [repair?.tasksCount, repair?.childCategories.map(({ tasksCount }) => tasksCount)]
    }
    expect(await counts()).toEqual([3, [1, 2]])
    const author = await aPerson(market)
    const task = await aSentTask(market, author)
    const during = await page({ limit: 1 })

    expect([during.items[0]?.id, during.total]).toEqual([task.id, before.total + 1])
    expect(await counts()).toEqual([4, [2, 2]])

    const body = { version: task.version, reason: 'AUTHOR_NOT_RELEVANT' as const }
    await call(market, 'cancelTaskByAuthor', { as: author, params: { id: task.id }, body })
    expect(await page({ limit: 1 })).toEqual(before)
    expect(await counts()).toEqual([3, [1, 2]])
  })

  it('leaves the filter of few replies with its fifth reply', async () => {
    const author = await aPerson(market)
    const { id } = await aSentTask(market, author)
    const total = async () => (await page({ fewReplies: true, limit: 1 })).total
    const before = await total()
    await aSentReply(market, executor, id)
    for (let replies = 1; replies < 5; replies += 1) {
      await aSentReply(market, await aPerson(market, { role: 'EXECUTOR' }), id)
    }

    expect(await total()).toBe(before - 1)
  })
})

describe('the category tree', () => {
  it('keeps the order, the questions and the nesting, and can be cut to the main page', async () => {
    const { data } = await call(market, 'getCategoryTree', {})
    expect(data.map(({ slug, childCategories }) => [slug, childCategories.map((child) => child.slug)])).toEqual([
      ['repair', ['plumbing', 'electrics']],
      ['design', []],
    ])
    expect(data[0]?.childCategories[0]?.properties.map(({ name }) => name)).toEqual(['Сколько труб'])

    const main = await call(market, 'getCategoryTree', { query: { onMainPage: 1 } })
    expect(main.data.map(({ slug }) => slug)).toEqual(['repair'])
  })
})

describe('a long board', () => {
  const CAP = 10_000
  let newest: number

  beforeAll(async () => {
    const author = await aPerson(market)
    await sql`
      insert into tasks (author_id, category_id, title, description, place_mode, date_mode, end_period, budget_type,
        status, published_at)
      select ${author.id}, ${CATEGORIES.design}, 'Задание ' || n, 'Текст', 'REMOTE', 'FLEXIBLE',
        '2026-04-01'::timestamptz, 'NEGOTIABLE', 'APPROVED', '2025-01-01'::timestamptz + (n / 3) * interval '1 s'
      from generate_series(1, ${CAP + 60}) as n`.execute(market.database.kysely)
    const { rows } = await sql<{ id: number }>`select max(id) as id from tasks`.execute(market.database.kysely)
    newest = rows[0]?.id ?? 0
  })

  const remote: Query = { placeMode: 'REMOTE', categoryIds: [CATEGORIES.design], limit: 50 }

  it('is the same list on every page, however deep, also where moments are equal', async () => {
    const deep = await Promise.all([2, 10, 11, 60, 111].map((number) => page({ ...remote, page: number })))

    // The one task of the other tests comes first, then these, the newest first.
    const at = (place: number) => newest - place + 1
    expect(deep.map(({ items }) => items[0]?.id)).toEqual([50, 450, 500, 2950, 5500].map(at))
    expect(deep.every(({ items }) => items.length === 50)).toBe(true)
  })

  it('ends where lists end, and says so', async () => {
    const last = await page({ ...remote, page: CAP / 50 })
    const beyond = await page({ ...remote, page: CAP / 50 + 1 })

    expect([last.items.length, last.total]).toEqual([50, CAP])
    expect([beyond.items.length, beyond.total]).toEqual([0, CAP])
  })
})

describe('a misspelt word of a title', () => {
  it('finds a task once it is on the board, and by its new title', async () => {
    const foundBy = async (q: string) => (await page({ q })).items.map(({ id }) => id)
    const rename = (id: number, title: string) =>
      sql`update tasks set title = ${title} where id = ${id}`.execute(market.database.kysely)
    const { id } = await aSentTask(market, await aPerson(market))

    await rename(id, 'Отрегулировать форточку')
    expect(await foundBy('фортоку')).toEqual([id])
    await rename(id, 'Отрегулировать фрамугу')
    expect(await foundBy('фрамуга оттрегулировать')).toEqual([id])
    expect(await foundBy('фортоку')).toEqual([])
  })
})
