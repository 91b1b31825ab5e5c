import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aPicture, aPublished } from '../../../test/goods.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { statementsOf } from '../../../test/statements.ts'

type Query = Parameters<typeof call<'listProducts'>>[2]['query']

let market: Marketplace
let seller: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  seller = await aPerson(market, { role: 'EXECUTOR' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const removeGoods = () => market.database.kysely.deleteFrom('products').execute()

/** So many goods more, while nothing is kept but the tree of categories. */
async function addGoods(count: number) {
  await market.database.pool.query(
    `insert into products (seller_id, category_id, title, description, price_type, price, unit, availability, delivery, city_id, status,
       published_at, created_at)
     select $1, 12, 'Верстак ' || n, 'Массив дуба.', 'FIXED', n * 100, 'PIECE', 'IN_STOCK', 'PICKUP', 1, 'PUBLISHED', now(), now()
     from generate_series(1, $2::int) as n`,
    [seller.id, count],
  )
  market.clock.advance(60_000)
  await call(market, 'listProducts', { query: {} })
  market.clock.advance(10_000)
}

const listed = async (query: Query) => {
  let answer: { items: unknown[]; pagination: { totalItems: number } } | undefined
  const statements = await statementsOf(async () => {
    answer = (await call(market, 'listProducts', { query })).data
  })
  return [answer?.items.length, answer?.pagination.totalItems, statements.length]
}

describe('the catalogue is one statement', () => {
  const LISTS: [string, Query][] = [
    ['all of it', {}],
    ['by words', { q: 'верстаки' }],
    ['a category in a city, by price', { categoryIds: [12], cityId: 1, sortBy: 'price' }],
  ]

  it.each(LISTS)('%s: with a total that the page shows, however many stand on it', async (_, query) => {
    await removeGoods()
    await addGoods(3)
    expect(await listed({ ...query, limit: 50 })).toEqual([3, 3, 1])
    await addGoods(30)
    expect(await listed({ ...query, limit: 50 })).toEqual([33, 33, 1])
  })

  it.each(LISTS)('%s: with a total that is counted along, and with one that is kept', async (_, query) => {
    await removeGoods()
    await addGoods(13)
    expect(await listed({ ...query, limit: 5 })).toEqual([5, 13, 1])
    expect(await listed({ ...query, limit: 5, page: 2 })).toEqual([5, 13, 1])
    market.clock.advance(10_000)
    expect(await listed({ ...query, limit: 5, page: 9 })).toEqual([0, 13, 1])
  })

  it('and another one on deep pages, once in some seconds', async () => {
    await removeGoods()
    await addGoods(1_030)
    expect(await listed({ limit: 50, page: 15 })).toEqual([50, 1_030, 2])
    expect(await listed({ limit: 50, page: 20 })).toEqual([50, 1_030, 1])
    expect(await listed({ limit: 50, page: 21 })).toEqual([30, 1_030, 1])
  })
})

it('a card has what the page of the product has: the first of its photos, and the seller as everybody sees them', async () => {
  await removeGoods()
  const owner = await aPerson(market, { role: 'EXECUTOR', isVerified: true })
  const face = await aPicture(market, owner)
  await call(market, 'updateMe', { as: owner, body: { avatarId: face } })
  const verified = { verified_at: '2026-01-20T10:00:00.123Z' }
  await market.database.kysely.updateTable('companies').set(verified).where('user_id', '=', owner.id).execute()
  const photoIds = [await aPicture(market, owner), await aPicture(market, owner)].sort().reverse()
  const { id } = await aPublished(market, owner, { photoIds })
  await addGoods(1)

  const { items } = (await call(market, 'listProducts', { query: {} })).data
  for (const item of items) {
    const { data } = await call(market, 'getProduct', { params: { id: item.id } })
    expect(data).toEqual({ ...data, ...item })
  }
  const card = items.find((item) => item.id === id)
  expect([items.length, card?.photo?.id]).toEqual([2, photoIds[0]])
  expect([card?.seller.avatar?.id, card?.seller.verifiedAt]).toEqual([face, verified.verified_at])
})
