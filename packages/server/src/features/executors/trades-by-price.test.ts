import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, CATEGORIES, KAZAN, type Marketplace, MOSCOW } from '../../../test/marketplace.ts'
import { executorIds, idsWithTopPlaces } from './executor-list.queries.ts'
import type { ExecutorFilter, ExecutorOrder } from './filter-in-sql.ts'

const COUNT = 400
const AT = new Date('2026-11-30T09:00:00Z')

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const { kysely } = market.database
  await sql`
    insert into users (id, code, email, email_confirmed_at, password_hash, role, first_name, last_name, city_id, created_at,
      price_from, rating_count, rating_sum)
    select gen_random_uuid(), gen_random_uuid(), n || '@artel.test', now(), '', 'EXECUTOR', 'Ирина', 'Пирогова',
      case when n % 4 = 0 then ${MOSCOW.id}::bigint else ${KAZAN.id} end, now() - n * interval '1 minute',
      case when n % 9 > 0 then (n * 37 % 397 + 1) * 100 end, n % 6, n % 6 * 4
    from generate_series(1, ${COUNT}) as n`.execute(kysely)
  await sql`
    insert into companies (id, user_id, business_type, about, verification_status)
    select gen_random_uuid(), id, 'SE', 'Варю трубы.', case when rating_count = 2 then 'VERIFIED' else 'PENDING' end
    from users where role = 'EXECUTOR'`.execute(kysely)
  await sql`
    insert into company_categories (company_id, category_id, position)
    select k.id, category, row_number() over (partition by k.id order by category) - 1
    from companies k join users u on u.id = k.user_id
    cross join unnest(array[${CATEGORIES.plumbing}::int, ${CATEGORIES.electrics}]) as category
    where category = ${CATEGORIES.plumbing} or u.rating_count > 2`.execute(kysely)
  await sql`vacuum analyze company_categories`.execute(kysely)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const ORDERS: [ExecutorOrder, RawBuilder<unknown>][] = [
  ['rating', sql`(22.5::float8 + rating_sum) / (5 + rating_count) desc, created_at desc`],
  ['price', sql`price_from, (22.5::float8 + rating_sum) / (5 + rating_count) desc, created_at desc`],
  ['createdAt', sql`created_at desc`],
]

/** Of nobody, of few, and of most. */
const PRICES = [1, 5_000, 30_000]

const SCOPES: [string, Omit<ExecutorFilter, 'categoryIds'>, RawBuilder<unknown>][] = [
  ['all', {}, sql`true`],
  ['those of a city', { cityId: MOSCOW.id }, sql`city_id = ${MOSCOW.id}`],
  ['those who were checked', { verified: true }, sql`is_verified`],
]

const idsOf = async (query: RawBuilder<{ id: string }>) => {
  const { rows } = await query.execute(market.database.kysely)
  return rows.map(({ id }) => id)
}

it.each(SCOPES)(
  'up to a price, lists of categories have in each order of %s whom it suits, be they none, few or most',
  async (_, scope, within) => {
    for (const categoryIds of [[CATEGORIES.plumbing], [CATEGORIES.plumbing, CATEGORIES.electrics]]) {
      for (const priceTo of PRICES) {
        for (const [by, inOrder] of ORDERS) {
          const expected = await idsOf(sql`
            select id from users u where price_from <= ${priceTo} and ${within} and exists (
              select from company_categories cc where cc.executor_id = u.id and cc.category_id = any(${categoryIds}::int[])
            ) order by ${inOrder}`)
          const pageFrom = (skip: number) =>
            idsOf(executorIds({ ...scope, categoryIds, priceTo }, by, { at: AT, skip, limit: 11 }))

          expect(expected.length > 0).toBe(priceTo > 1)
          expect(await pageFrom(0)).toEqual(expected.slice(0, 11))
          expect(await pageFrom(20)).toEqual(expected.slice(20, 31))
        }
      }
    }
  },
)

it.each(PRICES.slice(1))(
  'up to %d kopecks a bought place stands first, and only where the price suits',
  async (priceTo) => {
    const place = { categoryIds: [CATEGORIES.plumbing], cityId: MOSCOW.id }
    const suited = await idsOf(sql`
    select id from users where price_from <= ${priceTo} and city_id = ${MOSCOW.id} order by ${ORDERS[0]?.[1]}`)
    const buyer = suited.at(-1)
    const tooDear = sql`select id from users where price_from > ${priceTo} and city_id = ${MOSCOW.id} limit 1`
    const { kysely } = market.database
    await sql`delete from user_services`.execute(kysely)
    await sql`
    insert into user_services (user_id, type, unit, from_at, until, category_id, city_id)
    select id, 'TOP_EXECUTORS', 'day', ${AT}::timestamptz - interval '1 day', ${AT}::timestamptz + interval '1 day',
      ${CATEGORIES.plumbing}, ${MOSCOW.id}
    from users where id = ${buyer} or id in (${tooDear})`.execute(kysely)

    const { rows } = await idsWithTopPlaces(
      { ...place, priceTo },
      { chosenIds: place.categoryIds, cityId: MOSCOW.id, turn: 0 },
      { at: AT, skip: 0, limit: 11 },
    ).execute(kysely)
    expect(rows.map(({ id }) => id)).toEqual([buyer, ...suited.slice(0, -1)].slice(0, 11))
    expect(rows.map(({ is_paid }) => is_paid)).toEqual(rows.map((_, index) => index === 0))
  },
)
