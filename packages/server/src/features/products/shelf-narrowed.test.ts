import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, CATEGORIES, call, KAZAN, type Marketplace, MOSCOW } from '../../../test/marketplace.ts'
import { type ShelfFilter, type ShelfOrder, shelfIds, shelfTotal } from './shelf.queries.ts'

/** A filter of the catalogue, and the same said over the table. */
type Case = [string, ShelfFilter, RawBuilder<unknown>]

const COUNT = 9_000
const had = sql`availability <> 'SOLD_OUT'`

const SCOPES: Case[] = [
  ['all', {}, sql`true`],
  ['a category', { categoryIds: [CATEGORIES.plumbing] }, sql`category_id = ${CATEGORIES.plumbing}`],
  [
    'two categories',
    { categoryIds: [CATEGORIES.plumbing, CATEGORIES.electrics] },
    sql`category_id in (${CATEGORIES.plumbing}, ${CATEGORIES.electrics})`,
  ],
  ['a city', { cityId: KAZAN.id }, sql`city_id = ${KAZAN.id}`],
  [
    'a category in a city',
    { categoryIds: [CATEGORIES.plumbing], cityId: KAZAN.id },
    sql`category_id = ${CATEGORIES.plumbing} and city_id = ${KAZAN.id}`,
  ],
]

/** Of those that most, that few, and that none suit. */
const FILTERS: Case[] = [
  ['delivery', { delivery: 'DELIVERY' }, sql`${had} and delivery in ('DELIVERY', 'BOTH')`],
  ['to order', { availability: 'TO_ORDER' }, sql`availability = 'TO_ORDER'`],
  ['with what is sold out', { delivery: 'PICKUP', soldOut: true }, sql`delivery in ('PICKUP', 'BOTH')`],
  ['checked, or none', { verified: true }, sql`${had} and seller_verified`],
  ['prices of few', { priceFrom: 10_000, priceTo: 12_000 }, sql`${had} and coalesce(price, 0) between 10000 and 12000`],
  ['prices of most', { priceFrom: 10_000 }, sql`${had} and coalesce(price, 0) >= 10000`],
  [
    'all of it',
    { verified: true, delivery: 'BOTH', availability: 'IN_STOCK', priceTo: 90_000 },
    sql`seller_verified and delivery = 'BOTH' and availability = 'IN_STOCK' and coalesce(price, 90001) <= 90000`,
  ],
]

const ORDERS: [ShelfOrder, RawBuilder<unknown>][] = [
  [{ by: 'createdAt', direction: 'desc' }, sql`created_at desc, id desc`],
  [{ by: 'price', direction: 'asc' }, sql`coalesce(price, 9000000000000000), id`],
  [{ by: 'price', direction: 'desc' }, sql`coalesce(price, 0) desc, id desc`],
  [{ by: 'rating', direction: 'desc' }, sql`(22.5::float8 + rating_sum) / (5 + rating_count) desc, id desc`],
]

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const [plain, checked] = [
    await aPerson(market, { role: 'EXECUTOR' }),
    await aPerson(market, { role: 'EXECUTOR', isVerified: true }),
  ]
  // Nothing of plumbing is of the checked seller.
  await sql`
    insert into products (seller_id, category_id, title, description, price_type, price, unit, availability, order_days, delivery, city_id,
      status, published_at, created_at, rating_count, rating_sum)
    select case when category = ${CATEGORIES.plumbing} or n % 11 > 0 then ${plain.id}::uuid else ${checked.id}::uuid end, category,
      'Товар ' || n, 'Описание', case when price is null then 'NEGOTIABLE' else 'FIXED' end, price, 'PIECE', supply,
      case when supply = 'TO_ORDER' then 5 end, (array['PICKUP', 'DELIVERY', 'BOTH'])[1 + n % 3],
      case when n % 4 = 0 then ${MOSCOW.id}::bigint else ${KAZAN.id} end, 'PUBLISHED', now(), now() - n * interval '1 minute',
      n % 5, n % 5 * 4
    from generate_series(1, ${COUNT}) as n cross join lateral (
      select case when n % 9 = 0 then ${CATEGORIES.electrics}::int when n % 9 = 1 then ${CATEGORIES.design} else ${CATEGORIES.plumbing} end as category,
        case when n % 7 > 0 then (n * 37 % 997 + 1) * 100 end as price,
        case when n % 13 = 0 then 'SOLD_OUT' when n % 40 = 1 then 'TO_ORDER' else 'IN_STOCK' end as supply) as one`.execute(
    market.database.kysely,
  )
  await sql`vacuum analyze products`.execute(market.database.kysely)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const idsOf = async (query: RawBuilder<{ id: number }>) => {
  const { rows } = await query.execute(market.database.kysely)
  return rows.map(({ id }) => Number(id))
}

it.each(SCOPES)(
  'narrowed, the catalogue of %s has in each order what suits, from the first to deep pages',
  async (_, scope, within) => {
    for (const [name, narrowed, suits] of FILTERS) {
      const filter = { ...scope, ...narrowed }
      for (const [order, inOrder] of ORDERS) {
        const all = await idsOf(sql`select id from products where ${within} and ${suits} order by ${inOrder}`)
        const told = `${name}, ${order.by} ${order.direction}`
        for (const skip of [0, 490]) {
          const slice = await idsOf(shelfIds(filter, order, { after: null, skip, limit: 51 }))
          expect(slice.filter(Number), told).toEqual(all.slice(skip, skip + 51))
        }
        const after = all[499]
        if (after === undefined) continue
        const behind = await idsOf(shelfIds(filter, order, { after, skip: 3, limit: 51 }))
        expect(behind.filter(Number), `${told}, behind an anchor`).toEqual(all.slice(503, 554))
      }
      const { rows } = await sql<{ total: number }>`select ${shelfTotal(filter)} as total`.execute(
        market.database.kysely,
      )
      const { rows: known } = await sql<{ total: number }>`
      select count(*)::int as total from products where ${within} and ${suits}`.execute(market.database.kysely)
      expect(rows, name).toEqual(known)
    }
  },
)

/** Pages of the database that a query reads. */
const pagesRead = async (query: RawBuilder<unknown>) => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json) ${query}`.execute(market.database.kysely)
  const [{ Plan: plan }] = rows[0]?.['QUERY PLAN'] ?? [{ Plan: {} }]
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

/** The index of an order has some eighty of a category of seven thousand goods, and the table two hundred. */
const FEW_PAGES = 40

it.each(ORDERS)('what nothing in a large category suits is not looked for to its end: %o', async (order) => {
  const filter = { categoryIds: [CATEGORIES.plumbing], verified: true } as const
  expect(await pagesRead(shelfIds(filter, order, { after: null, skip: 0, limit: 11 }))).toBeLessThan(FEW_PAGES)
  expect(await pagesRead(sql`select ${shelfTotal(filter)} as total`)).toBeLessThan(FEW_PAGES)
})

it('a page that nothing suits says so', async () => {
  const query = { categoryIds: [CATEGORIES.plumbing], verified: true }
  const { items, pagination } = (await call(market, 'listProducts', { query })).data
  expect([items, pagination.totalItems]).toEqual([[], 0])
})
