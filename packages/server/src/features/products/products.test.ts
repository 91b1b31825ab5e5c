import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aDraft, aPublished } from '../../../test/goods.ts'
import {
  aMarketplace,
  aPerson,
  CATEGORIES,
  call,
  type Marketplace,
  MOSCOW,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

let market: Marketplace
let seller: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const HOUR = 3_600_000

const aSeller = () => aPerson(market, { role: 'EXECUTOR' })
const outcomes = async (asked: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(asked)
  return { done: settled.filter(({ status }) => status === 'fulfilled').length, of: settled.length }
}
const used = async (as: Person) =>
  (await call(market, 'isConstraintMet', { as, body: { additionalServiceType: 'PRODUCTS' } })).data.count
const found = async (query: Parameters<typeof call<'listProducts'>>[2]['query']) =>
  (await call(market, 'listProducts', { query })).data.items.map(({ title }) => title)

describe('places of the tariff', () => {
  it('are given once, however many drafts are written at the same moment', async () => {
    seller = await aSeller()
    const { done, of } = await outcomes(Array.from({ length: 8 }, () => aDraft(market, seller)))
    expect([done, of]).toEqual([5, 8])
  })

  it('are given once, however many goods are shown at the same moment', async () => {
    seller = await aSeller()
    const hidden = []
    for (let count = 0; count < 7; count += 1) {
      const { id, version } = await aPublished(market, seller)
      hidden.push((await call(market, 'hideProduct', { as: seller, params: { id }, body: { version } })).data)
    }
    const show = hidden.map(({ id, version }) =>
      call(market, 'showProduct', { as: seller, params: { id }, body: { version } }),
    )
    expect(await outcomes(show)).toEqual({ done: 5, of: 7 })
    expect(await used(seller)).toEqual([5, 5])
  })

  it('that are gone hide what was published first, and its seller is told once', async () => {
    seller = await aSeller()
    const { kysely } = market.database
    const from = new Date(market.clock.now())
    const month = {
      user_id: seller.id,
      type: 'BASIC',
      from_at: from,
      until: new Date(market.clock.now() + HOUR),
    } as const
    await kysely.insertInto('user_tariffs').values(month).execute()
    const titles = ['первый', 'второй', 'третий', 'четвёртый', 'пятый', 'шестой', 'седьмой'].map((one) => `Стол ${one}`)
    for (const title of titles) {
      await aPublished(market, seller, { title })
      market.clock.advance(60_000)
    }
    await market.worker.runDue()
    expect(await used(seller)).toEqual([7, 30])

    market.clock.advance(HOUR)
    await market.worker.runDue()
    await market.worker.runDue()

    expect((await found({ sellerId: seller.id })).toReversed()).toEqual(titles.slice(2))
    const own = (await call(market, 'listMyProducts', { as: seller, query: { status: 'HIDDEN' } })).data.items
    expect(own.map(({ title, isHiddenByTariff }) => [title, isHiddenByTariff]).toReversed()).toEqual(
      titles.slice(0, 2).map((title) => [title, true]),
    )
    const { items } = (await call(market, 'listNotifications', { as: seller, query: {} })).data
    expect(
      items.filter(({ text }) => text.startsWith('Скрыты')).map(({ title }) => title.replaceAll('\u00a0', ' ')),
    ).toEqual(['2 товара скрыто: в тарифе меньше мест'])
  })

  it('that come back show what the tariff had hidden, the newest first, and leave hidden what its seller hid', async () => {
    seller = await aSeller()
    const { kysely } = market.database
    const month = async (type: 'BASIC' | 'STANDARD') => {
      const [from_at, until] = [new Date(market.clock.now()), new Date(market.clock.now() + HOUR)]
      await kysely.insertInto('user_tariffs').values({ user_id: seller.id, type, from_at, until }).execute()
    }
    const shown = async () => (await found({ sellerId: seller.id })).toReversed()
    await month('BASIC')
    const goods = []
    for (const title of ['первый', 'второй', 'третий', 'четвёртый', 'пятый', 'шестой', 'седьмой', 'восьмой']) {
      goods.push(await aPublished(market, seller, { title: `Стул ${title}` }))
      market.clock.advance(60_000)
    }
    const own = goods[7] as (typeof goods)[number]
    await call(market, 'hideProduct', { as: seller, params: { id: own.id }, body: { version: own.version } })
    const { data } = await call(market, 'getProduct', { as: seller, params: { id: own.id } })
    expect([data.status, data.isHiddenByTariff]).toEqual(['HIDDEN', false])
    market.clock.advance(HOUR)
    await market.worker.runDue()
    expect(await shown()).toEqual(goods.slice(2, 7).map(({ title }) => title))

    // A place for one: the last that was hidden takes it.
    const last = goods[6] as (typeof goods)[number]
    const { version } = (await call(market, 'getProduct', { as: seller, params: { id: last.id } })).data
    await call(market, 'hideProduct', { as: seller, params: { id: last.id }, body: { version } })
    market.clock.advance(HOUR)
    await market.worker.runDue()
    expect(await shown()).toEqual(goods.slice(1, 6).map(({ title }) => title))

    await month('STANDARD')
    market.clock.advance(HOUR / 2)
    await market.worker.runDue()
    await market.worker.runDue()

    expect(await shown()).toEqual(goods.slice(0, 6).map(({ title }) => title))
    const { items } = (await call(market, 'listNotifications', { as: seller, query: {} })).data
    expect(
      items.filter(({ text }) => text.startsWith('Вернулись')).map(({ title }) => title.replaceAll('\u00a0', ' ')),
    ).toEqual(['1 товар снова виден: в тарифе есть места', '1 товар снова виден: в тарифе есть места'])
  })
})

describe('the catalogue', () => {
  it('finds words in any form, and titles with a slip', async () => {
    seller = await aSeller()
    await aPublished(market, seller, { title: 'Скворечник из берёзы', description: 'Для синиц и скворцов, с крышкой.' })

    // The last ones in the wrong layout and in Latin letters.
    for (const q of ['скворечники', 'берёза', 'синица', 'скворечнек', 'crdjhtxybr', 'skvorechnik berezy'])
      expect(await found({ q })).toEqual(['Скворечник из берёзы'])
    expect(await found({ q: 'кормушка' })).toEqual([])
  })

  it('has the same order on deep pages as on the first ones, and each product once', async () => {
    seller = await aSeller()
    const at = new Date(market.clock.now()).toISOString()
    await market.database.pool.query(
      `insert into products (seller_id, category_id, title, description, price_type, price, unit, availability, delivery, city_id,
         status, published_at, created_at)
       select $1, 12, 'Товар ' || n, 'Описание товара под номером ' || n, case when n % 7 = 0 then 'NEGOTIABLE' else 'FIXED' end,
         case when n % 7 = 0 then null else (n * 37 % 500 + 1) * 100 end, 'PIECE', 'IN_STOCK', 'PICKUP', 1, 'PUBLISHED',
         $2::timestamptz, $2::timestamptz + (n % 50) * interval '1 minute'
       from generate_series(1, 1230) as n`,
      [seller.id, at],
    )
    for (const order of [{}, { sortBy: 'price' }, { sortBy: 'price', sortDirection: 'desc' }] as const) {
      const seen: number[] = []
      for (let page = 1; page <= 25; page += 1) {
        const { data } = await call(market, 'listProducts', {
          query: { sellerId: seller.id, page, limit: 50, ...order },
        })
        seen.push(...data.items.map(({ id }) => id))
        // What has no price is last, and there is more of it than a page.
        const isLast = page === 25 && 'sortBy' in order
        if (isLast) expect(data.items.map(({ price }) => price)).toEqual(data.items.map(() => null))
      }
      expect([seen.length, new Set(seen).size]).toEqual([1230, 1230])
    }
  })
})

it('the catalogue of several categories has their goods in each order, on deep pages too', async () => {
  seller = await aSeller()
  const { pool } = market.database
  await pool.query(
    `insert into products (seller_id, category_id, title, description, price_type, price, unit, availability, delivery, city_id,
       status, published_at, created_at, rating_count, rating_sum)
     select $1, ($3::int[])[1 + n % 3], 'Доска ' || n, 'Описание', case when n % 7 = 0 then 'NEGOTIABLE' else 'FIXED' end,
       case when n % 7 > 0 then (n * 37 % 500 + 1) * 100 end, 'PIECE', 'IN_STOCK', 'PICKUP', $2, 'PUBLISHED', now(),
       now() - n * interval '1 minute', n % 5, n % 5 * 4
     from generate_series(1, 720) as n`,
    [seller.id, MOSCOW.id, [CATEGORIES.plumbing, CATEGORIES.electrics, CATEGORIES.design]],
  )
  const orders = {
    createdAt: 'created_at desc, id desc',
    price: 'price nulls last, id',
    rating: '(22.5 + rating_sum) / (5 + rating_count) desc, id desc',
  } as const
  for (const [sortBy, order] of Object.entries(orders)) {
    const { rows } = await pool.query(
      `select id::int from products where category_id <> $2 and city_id = $1 order by ${order}`,
      [MOSCOW.id, CATEGORIES.design],
    )
    for (const page of [1, 5, 48]) {
      const query = {
        categoryIds: [CATEGORIES.repair],
        cityId: MOSCOW.id,
        sortBy: sortBy as keyof typeof orders,
        limit: 10,
        page,
      }
      const { items, pagination } = (await call(market, 'listProducts', { query })).data
      expect(items.map(({ id }) => id)).toEqual(rows.slice(page * 10 - 10, page * 10).map(({ id }) => id))
      expect(pagination.totalItems).toBe(480)
    }
    // Behind the first anchor.
    const all = {
      categoryIds: [CATEGORIES.repair, CATEGORIES.design],
      cityId: MOSCOW.id,
      sortBy: sortBy as keyof typeof orders,
      limit: 50,
    }
    const deep = (await call(market, 'listProducts', { query: { ...all, page: 12 } })).data
    expect([deep.items.length, deep.pagination.totalItems]).toEqual([50, 720])
  }
})

it('two reviews of one person at the same moment are one', async () => {
  const { id: productId } = await aPublished(market, await aSeller())
  const buyer = await aPerson(market)
  const write = () => call(market, 'createProductReview', { as: buyer, body: { productId, rating: 5 } })

  expect(await outcomes([write(), write(), write()])).toEqual({ done: 1, of: 3 })
  expect((await call(market, 'getProduct', { params: { id: productId } })).data.rating.count).toBe(1)
})

it('two chats of one buyer about one product at the same moment are one', async () => {
  const { id: productId } = await aPublished(market, await aSeller())
  const buyer = await aPerson(market)
  const open = () => call(market, 'createChat', { as: buyer, body: { kind: 'PRODUCT', productId } })
  const chats = await Promise.all([open(), open(), open()])

  expect(new Set(chats.map(({ data }) => data.id)).size).toBe(1)
})

it('a review does not overtake what the seller edits, nor the seller the review', async () => {
  seller = await aSeller()
  const { id, version } = await aPublished(market, seller)
  await call(market, 'createProductReview', { as: await aPerson(market), body: { productId: id, rating: 5 } })
  const change = { as: seller, params: { id }, body: { version, price: 1_000_00 } }

  expect((await call(market, 'updateProduct', change)).data.rating.count).toBe(1)
  expect((await refused(market, 'updateProduct', change)).code).toBe('VERSION_CONFLICT')
})

describe('the catalogue', () => {
  it('of checked sellers follows what staff say of the papers', async () => {
    seller = await aSeller()
    const title = 'Скворечник из лиственницы'
    await aPublished(market, seller, { title })
    const isThere = async () => (await found({ q: 'скворечник', verified: true })).includes(title)
    const say = (status: 'VERIFIED' | 'REJECTED') =>
      market.database.kysely
        .updateTable('companies')
        .set({ verification_status: status })
        .where('user_id', '=', seller.id)
        .execute()

    await say('REJECTED')
    expect(await isThere()).toBe(false)
    await say('VERIFIED')
    expect(await isThere()).toBe(true)
    const other = 'Скворечник из осины'
    await aPublished(market, seller, { title: other })
    expect(await found({ q: 'осина скворечник', verified: true })).toEqual([other])
    await say('REJECTED')
    expect(await isThere()).toBe(false)
  })

  it('within prices has what has one, whatever it is put in order by', async () => {
    seller = await aSeller()
    const of = (priceType: 'FIXED' | 'NEGOTIABLE', price: number | null, title: string) =>
      aPublished(market, seller, { title, priceType, price })
    await of('FIXED', 100_00, 'Кормушка за сто')
    await of('FIXED', 300_00, 'Кормушка за триста')
    await of('NEGOTIABLE', null, 'Кормушка по договорённости')

    const orders = [
      { sortBy: 'createdAt' },
      { sortBy: 'rating' },
      { sortBy: 'price', sortDirection: 'asc' },
      { sortBy: 'price', sortDirection: 'desc' },
    ] as const
    for (const order of orders) {
      const within = async (bounds: object) => {
        const { items, pagination } = (
          await call(market, 'listProducts', { query: { q: 'кормушка', ...order, ...bounds } })
        ).data
        return [items.map(({ title }) => title).sort(), pagination.totalItems]
      }
      expect(await within({ priceTo: 200_00 })).toEqual([['Кормушка за сто'], 1])
      expect(await within({ priceFrom: 200_00 })).toEqual([['Кормушка за триста'], 1])
      expect(await within({ priceFrom: 100_00, priceTo: 300_00 })).toEqual([
        ['Кормушка за сто', 'Кормушка за триста'],
        2,
      ])
      expect(await within({ priceFrom: 0 })).toEqual([['Кормушка за сто', 'Кормушка за триста'], 2])
    }
  })
})
