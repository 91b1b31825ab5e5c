import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, CATEGORIES, KAZAN, type Marketplace } from '../../../test/marketplace.ts'
import type { Database } from '../../platform/db/database.ts'
import { selectTotal } from '../../platform/db/stretch.ts'
import { executorIds, executorTotal } from './executor-list.queries.ts'
import type { ExecutorFilter, ExecutorOrder } from './filter-in-sql.ts'

const AT = new Date('2026-03-01T09:00:00Z')
const MINUTE = 60_000
let market: Marketplace
let database: Database

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  database = market.database
})
afterAll(async () => {
  await market.app.close()
  await database.close()
})

/** So many executors more: all of them sharpen skates, and fewer and fewer do the rest. */
async function addExecutors(count: number) {
  const { kysely } = database
  await sql`
    insert into users (id, code, email, email_confirmed_at, password_hash, role, first_name, last_name, city_id, created_at,
      rating_count, rating_sum, price_from)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid() || '@artel.test', now(), '', 'EXECUTOR', 'Ирина', 'Пирогова',
      case n % 3 when 0 then ${KAZAN.id}::int end, now() - n * interval '1 minute', n % 7, n % 7 * (1 + n % 5), n * 7919 % 101
    from generate_series(1, ${count}::int) as n`.execute(kysely)
  await sql`
    insert into companies (id, user_id, business_type, verification_status, about)
    select gen_random_uuid(), id, 'SE', case n % 2 when 0 then 'VERIFIED' else 'UNVERIFIED' end, concat_ws(' ', 'Точу коньки.',
      case when n % 2 = 0 then 'Чиню гитары.' end, case when n % 30 = 0 then 'Плету корзины.' end,
      case when n % 31 = 0 then 'Варю клей.' end, case when n % 700 = 0 then 'Пускаю змеев.' end)
    from (
      select id, row_number() over (order by created_at desc) as n from users u
      where not exists (select from companies k where k.user_id = u.id)
    ) as made`.execute(kysely)
  await sql`
    insert into company_categories (company_id, category_id, position)
    select id, ${CATEGORIES.design}::int, 0 from companies k
    where verification_status = 'VERIFIED' and not exists (select from company_categories cc where cc.company_id = k.id)`.execute(
    kysely,
  )
  await sql`vacuum analyze users, companies, company_categories, executor_words`.execute(kysely)
}

const byWords = (text: string, filter: Omit<ExecutorFilter, 'words'> = {}): ExecutorFilter => ({
  ...filter,
  words: { text, match: 'stems' },
})

/** Ids of a stretch of the list. */
const listed = async (filter: ExecutorFilter, order: ExecutorOrder, skip: number, limit: number) => {
  const { rows } = await executorIds(filter, order, { at: AT, skip, limit }).execute(database.kysely)
  return rows.map(({ id }) => id)
}

const RANK = sql`(22.5::float8 + u.rating_sum) / (5 + u.rating_count) desc, u.created_at desc, u.id desc`
const ORDERS: Record<ExecutorOrder, RawBuilder<unknown>> = {
  rating: RANK,
  price: sql`u.price_from, ${RANK}`,
  createdAt: sql`u.created_at desc, u.id desc`,
}

describe('a list by words', () => {
  beforeAll(() => addExecutors(2_500), MINUTE)

  const QUERIES = [
    ...[
      'коньки',
      'гитара',
      'корзину',
      'змей',
      'рояль',
      'и',
      'коньки гитары',
      'корзины и клей',
      'гитары змеев',
      'коньки рояль',
    ],
    ...['змеев or клей', 'коньки -гитары', '-коньки', '"чиню гитары"', '"гитары чиню"', "клей' | змей", 'кол-во', '\\'],
  ]
  const FILTERS: [string, Omit<ExecutorFilter, 'words'>, RawBuilder<unknown>][] = [
    ['of all', {}, sql`true`],
    ['of a city', { cityId: KAZAN.id }, sql`u.city_id = ${KAZAN.id}`],
    ['of those who are verified', { verified: true }, sql`k.verification_status = 'VERIFIED'`],
    [
      'of a category',
      { categoryIds: [CATEGORIES.design] },
      sql`exists (select from company_categories cc where cc.company_id = k.id and cc.category_id = ${CATEGORIES.design})`,
    ],
  ]

  it.each(FILTERS)('%s is what sorting all whom they find would give', async (_, filter, where) => {
    for (const text of QUERIES) {
      const found = sql`
        from users u join companies k on k.user_id = u.id where k.search @@ websearch_to_tsquery('russian', ${text}) and ${where}`
      for (const order of ['rating', 'price', 'createdAt'] as const) {
        for (const skip of [0, 40]) {
          const { rows } = await sql<{ id: string }>`
            select u.id ${found} order by ${ORDERS[order]} offset ${skip} limit 11`.execute(database.kysely)
          const ids = await listed(byWords(text, filter), order, skip, 11)
          expect([text, order, skip, ids]).toEqual([text, order, skip, rows.map(({ id }) => id)])
        }
      }
      const { rows } = await sql<{ total: number }>`
        select least(count(*), 1500)::int as total ${found}`.execute(database.kysely)
      const total = await selectTotal(database.kysely, executorTotal(byWords(text, filter), AT, 1_500))
      expect([text, total]).toEqual([text, rows[0]?.total])
    }
  })

  it('follows ratings, what people tell of themselves, and who is blocked or gone', async () => {
    const { kysely } = database
    const first = async (text: string) => (await listed(byWords(text), 'rating', 0, 1))[0]
    const last = (await listed(byWords('змеи'), 'rating', 0, 50)).at(-1) ?? ''

    await kysely.updateTable('users').set({ rating_count: 90, rating_sum: 450 }).where('id', '=', last).execute()
    expect(await first('змеи')).toBe(last)
    await kysely.updateTable('users').set({ blocked_at: AT, block_rule: 'SPAM' }).where('id', '=', last).execute()
    expect(await first('змеи')).not.toBe(last)
    await kysely.updateTable('users').set({ blocked_at: null, block_rule: null }).where('id', '=', last).execute()
    expect(await first('змеи')).toBe(last)
    await kysely.updateTable('companies').set({ about: 'Пускаю дирижабли.' }).where('user_id', '=', last).execute()
    expect([await first('дирижабль'), await first('змеи')]).toEqual([last, expect.not.stringContaining(last)])
    await kysely.deleteFrom('companies').where('user_id', '=', last).execute()
    expect(await first('дирижабль')).toBeUndefined()
    const { rows } = await sql`select from executor_words where executor_id = ${last}`.execute(kysely)
    expect(rows).toEqual([])
  })
})
