import { SIMILAR_EXECUTORS } from '@artel/core/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, CATEGORIES, call, KAZAN, type Marketplace } from '../../../test/marketplace.ts'
import { statementsOf } from '../../../test/statements.ts'

type Query = Parameters<typeof call<'listExecutors'>>[2]['query']

const PLACE = { categoryIds: [CATEGORIES.plumbing], cityId: KAZAN.id }

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  // The tree of categories is read once and kept.
  await call(market, 'listExecutors', { query: {} })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const removeExecutors = () => market.database.kysely.deleteFrom('users').where('role', '=', 'EXECUTOR').execute()

/** So many executors more, who do something with pipes in Kazan. */
async function addExecutors(count: number) {
  const { kysely } = market.database
  await sql`
    with made as (
      insert into users (id, code, email, email_confirmed_at, password_hash, role, first_name, last_name, city_id)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid() || '@artel.test', now(), '', 'EXECUTOR', 'Ирина', 'Пирогова',
        ${KAZAN.id}::int
      from generate_series(1, ${count}::int) returning id
    )
    insert into companies (id, user_id, business_type, about) select gen_random_uuid(), id, 'SE', 'Варю трубы.' from made`.execute(
    kysely,
  )
  await sql`
    insert into company_categories (company_id, category_id, position)
    select id, ${CATEGORIES.plumbing}::int, 0 from companies k
    where not exists (select from company_categories cc where cc.company_id = k.id)`.execute(kysely)
  // Totals are kept for some seconds.
  market.clock.advance(60_000)
  await call(market, 'listExecutors', { query: { limit: 1 } })
  market.clock.advance(10_000)
}

const listed = async (query: Query) => {
  let answer: { items: unknown[]; pagination: { totalItems: number } } | undefined
  const statements = await statementsOf(async () => {
    answer = (await call(market, 'listExecutors', { query })).data
  })
  return [answer?.items.length, answer?.pagination.totalItems, statements.length]
}

describe('a list of executors is one statement', () => {
  const LISTS: [string, Query][] = [
    ['of all', {}],
    ['of a category in a city, where places are bought', PLACE],
    ['by words', { q: 'трубы' }],
    ['of a kind of business, by price', { sortBy: 'price', businessTypes: ['SE'] }],
  ]

  it.each(LISTS)('%s: with a total that the page shows, however many stand on it', async (_, query) => {
    await removeExecutors()
    await addExecutors(3)
    expect(await listed({ ...query, limit: 50 })).toEqual([3, 3, 1])
    await addExecutors(30)
    expect(await listed({ ...query, limit: 50 })).toEqual([33, 33, 1])
  })

  it.each(LISTS)('%s: with a total that is counted along, and with one that is kept', async (_, query) => {
    await removeExecutors()
    await addExecutors(13)
    expect(await listed({ ...query, limit: 5 })).toEqual([5, 13, 1])
    expect(await listed({ ...query, limit: 5, page: 2 })).toEqual([5, 13, 1])
    market.clock.advance(10_000)
    expect(await listed({ ...query, limit: 5, page: 9 })).toEqual([0, 13, 1])
  })
})

it('those like an executor take as many statements as one of them does', async () => {
  await removeExecutors()
  await addExecutors(2)
  const [executor] = (await call(market, 'listExecutors', { query: {} })).data.items
  const similar = async () => (await call(market, 'listSimilarExecutors', { params: { id: executor?.id ?? '' } })).data
  expect(await similar()).toHaveLength(1)
  const ofOne = await statementsOf(similar)
  await addExecutors(3)

  expect(await similar()).toHaveLength(SIMILAR_EXECUTORS)
  expect(await statementsOf(similar)).toEqual(ofOne)
})

it('places at the top that were bought are paid, first, and nowhere else, however small the pages', async () => {
  await removeExecutors()
  await addExecutors(7)
  const page = async (page: number, limit: number) =>
    (await call(market, 'listExecutors', { query: { ...PLACE, page, limit } })).data.items
  const buyers = (await page(1, 50)).slice(-2).map(({ id }) => id)
  await sql`
    insert into user_services (user_id, type, unit, category_id, city_id, from_at, until)
    select id, 'TOP_EXECUTORS', 'month', ${PLACE.categoryIds[0]}::int, ${PLACE.cityId}::int, ${new Date(market.clock.now())}::timestamptz,
      ${new Date(market.clock.now() + 86_400_000)}::timestamptz
    from unnest(${buyers}::uuid[]) as id`.execute(market.database.kysely)

  const all = await page(1, 50)
  expect(all.map(({ isPaid }) => isPaid)).toEqual([true, true, false, false, false, false, false])
  expect(new Set(all.slice(0, 2).map(({ id }) => id))).toEqual(new Set(buyers))
  for (const limit of [1, 3]) {
    const pages = []
    for (let number = 1; number <= Math.ceil(7 / limit); number += 1) pages.push(...(await page(number, limit)))
    expect(pages).toEqual(all)
  }
})
