import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from '../../platform/db/database.ts'
import { seedReference } from '../reference/seed-reference.ts'
import { loadSupply } from './load-supply.ts'

describe('loadSupply', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await seedReference(database.pool)
    await loadSupply({ pool: database.pool, executors: 300, products: 1000, batch: 400 })
  })
  afterAll(() => database.close())

  const one = async (sql: string) => (await database.pool.query(sql)).rows[0]

  it('adds as many executors and goods as asked for, most of them to be seen', async () => {
    expect(await one(`select count(*)::int as executors from users where role = 'EXECUTOR'`)).toEqual({
      executors: 300,
    })
    expect(
      await one(
        `select count(*)::int as all, count(*) filter (where status = 'PUBLISHED')::int as shown from products`,
      ),
    ).toEqual({ all: 1000, shown: 930 })
  })

  it('stores figures and words that agree with what they stand for', async () => {
    const wrong = await one(
      `select
         (select count(*)::int from users u where price_from is distinct from
           (select min(price) from services s where s.executor_id = u.id)) as prices,
         (select count(*)::int from users where rating_sum not between rating_count and rating_count * 5) as ratings,
         (select count(*)::int from companies k join company_categories cc on cc.company_id = k.id and cc.position = 0
           join categories c on c.id = cc.category_id where k.words not like '%' || c.name) as words,
         (select count(*)::int from products p join users u on u.id = p.seller_id where p.city_id <> u.city_id) as places,
         (select count(*)::int from companies k where not exists
           (select from company_categories cc where cc.company_id = k.id and cc.position = 0)) as idle,
         (select count(*)::int from company_categories cc join companies k on k.id = cc.company_id join users u on u.id = k.user_id
           where (cc.city_id, cc.business_type, cc.is_verified, cc.visit_client, cc.has_cases, cc.rating, cc.price_from,
             cc.district_keys, cc.pro_times, cc.top_times) is distinct from
             (u.city_id, k.business_type, k.verification_status = 'VERIFIED', k.visit_client, u.cases_count > 0, shown_rating(u), u.price_from,
             district_keys(k.districts), pro_times(u.id), top_times(u.id))) as trades,
         (select 15 - count(*)::int from company_categories where pro_times is not null and position = 0) as badges,
         (select count(*)::int from products p join companies k on k.user_id = p.seller_id
           where p.seller_verified <> (k.verification_status = 'VERIFIED')) as sellers`,
    )
    expect(wrong).toEqual({ prices: 0, ratings: 0, words: 0, places: 0, idle: 0, trades: 0, badges: 0, sellers: 0 })
  })

  it('lets the triggers work again afterwards', async () => {
    const { rows } = await database.pool.query(`select tgname from pg_trigger where tgenabled = 'D'`)
    expect(rows).toEqual([])
  })
})
