import type pg from 'pg'
import { PreparingClient } from '../../platform/db/preparing-client.ts'
import { categoryRecords } from '../categories/category-tree.ts'
import { callings } from '../content/callings.ts'
import { composedGoods } from '../content/good-kinds.ts'
import { goods } from '../content/goods.ts'
import { insertRows } from '../rows/insert-rows.ts'
import { insertBulkPeople } from './bulk-people.ts'

export interface SupplyOptions {
  /** Of a database with migrations and reference data. */
  readonly pool: pg.Pool
  readonly executors: number
  readonly products: number
  readonly batch: number
  /** Told after every batch of products. */
  readonly onProgress?: (products: number) => void
}

/** These fill in what the statements below write themselves, row by row. */
const TRIGGERS = [
  ['companies', 'companies_words'],
  ['companies', 'companies_facts_told'],
  ['companies', 'companies_facts_changed'],
  ['company_categories', 'company_categories_added'],
  ['company_categories', 'company_categories_trade'],
  ['services', 'services_added'],
] as const

/**
 * Adds executors with what they do, a price and a rating, and goods of theirs, to measure with; then vacuums and analyses. Of a
 * hundred executors 70 have ratings, 75 name districts and five have the badge PRO; of a hundred goods 93 are published. Stop the server before.
 */
export async function loadSupply({ pool, executors, products, batch, onProgress }: SupplyOptions): Promise<void> {
  const client = await pool.connect()
  try {
    await PreparingClient.unhurried(client)
    for (const [table, trigger] of TRIGGERS) await client.query(`alter table ${table} disable trigger ${trigger}`)
    try {
      await insertBulkPeople(client, { clients: 0, executors })
      await insertTrades(client)
    } finally {
      for (const [table, trigger] of TRIGGERS) await client.query(`alter table ${table} enable trigger ${trigger}`)
    }
    await insertTexts(client)
    for (let first = 0; first < products; first += batch) {
      const last = Math.min(first + batch, products) - 1
      await client.query(INSERT_PRODUCTS, [first, last, products])
      onProgress?.(last + 1)
    }
    await client.query('vacuum analyze')
  } finally {
    // The connection's temporary tables and settings go with it.
    client.release(true)
  }
}

/** What each of them does: one thing, and what stands beside it in the tree; what they tell, ask and are praised for. */
async function insertTrades(client: pg.PoolClient): Promise<void> {
  const leaves = categoryRecords.filter(({ parentId }) => parentId !== null)
  await client.query(
    'create temporary table bulk_trades (n int primary key, id int, name text, about text, parent int)',
  )
  await insertRows(
    client,
    'bulk_trades',
    { n: 'int', id: 'int', name: 'text', about: 'text', parent: 'int' },
    leaves.map(({ id, slug, name, parentId }, n) => [n, id, name, callings[slug]?.who[0] ?? name, parentId]),
  )
  for (const statement of SUPPLY) {
    await client.query(
      statement,
      [leaves.length, districts].slice(0, statement.includes('$2') ? 2 : statement.includes('$1') ? 1 : 0),
    )
  }
}

/** Names that districts of many cities have. */
const districts = [
  'Центральный',
  'Ленинский',
  'Октябрьский',
  'Советский',
  'Кировский',
  'Первомайский',
  'Железнодорожный',
  'Заводской',
  'Московский',
  'Фрунзенский',
]

const MAIN = '(e.n::bigint * 7919) % $1::int'
const SUPPLY = [
  `update users u set
     price_from = case when e.n % 8 <> 0 then 30000 + (e.n::bigint * 104729) % 90 * 5000 end,
     rating_count = r.count, rating_sum = round(r.count * (3.4 + (e.n::bigint * 613) % 16 / 10.0)),
     created_at = now() - interval '900 days' * ((e.n::bigint * 1299709) % 100000 / 100000.0)
   from bulk_executors e cross join lateral (
     select case when e.n % 10 < 3 then 0 else 1 + ((e.n::bigint * 15485863) % 97)::int * (e.n % 7) / 6 end as count
   ) as r where u.id = e.id`,
  `update companies k set about = t.about || ' Цену называю до начала, отвечаю в день обращения.', visit_client = e.n % 10 < 7,
     words = concat_ws(' ', u.first_name, left(u.last_name, 1), t.name),
     districts = array(select ($2::text[])[1 + (e.n / 4 + 3 * i) % cardinality($2::text[])] from generate_series(1, e.n % 4) as i)
   from bulk_executors e join bulk_trades t on t.n = ${MAIN} join users u on u.id = e.id where k.user_id = e.id`,
  `update users u set business_type = k.business_type, is_verified = k.verification_status = 'VERIFIED',
     visit_client = k.visit_client, district_keys = district_keys(k.districts)
   from companies k join bulk_executors e on e.id = k.user_id where u.id = k.user_id`,
  `insert into user_tariffs (user_id, type, from_at, until)
   select id, 'PRO', now() - interval '1 day', now() + interval '300 days' from bulk_executors where n % 20 = 7`,
  `insert into company_categories (company_id, category_id, position, executor_id, city_id, score, since, is_listed,
     business_type, is_verified, visit_client, has_cases, rating, price_from, district_keys, pro_times)
   select k.id, t.id, t.n - ${MAIN}, u.id, u.city_id, (22.5::float8 + u.rating_sum) / (5 + u.rating_count), u.created_at,
     is_listed(u), u.business_type, u.is_verified, u.visit_client, u.cases_count > 0, shown_rating(u), u.price_from,
     u.district_keys, u.pro_times
   from bulk_executors e join companies k on k.user_id = e.id join users u on u.id = e.id
     join bulk_trades m on m.n = ${MAIN}
     join bulk_trades t on t.n between m.n and m.n + e.n % 3 and t.parent = m.parent`,
  `insert into services (executor_id, category_id, name, price_type, price, position)
   select e.id, t.id, t.name, 'FROM', 30000 + (e.n::bigint * 104729) % 90 * 5000, 0
   from bulk_executors e join bulk_trades t on t.n = ${MAIN} where e.n % 8 <> 0`,
]

async function insertTexts(client: pg.PoolClient): Promise<void> {
  const columns = {
    n: 'int',
    category_id: 'int',
    title: 'text',
    description: 'text',
    price: 'bigint',
    unit: 'text',
    days: 'int',
    delivery: 'text',
    attributes: 'jsonb',
  }
  await client.query(`create temporary table bulk_goods (${Object.entries(columns).map((column) => column.join(' '))})`)
  const ids = new Map(categoryRecords.map(({ id, slug }) => [slug, id]))
  const texts = [goods, composedGoods].flatMap((content) =>
    Object.entries(content).flatMap(([slug, own]) => own.map((one) => ({ ...one, categoryId: ids.get(slug) ?? 0 }))),
  )
  await insertRows(
    client,
    'bulk_goods',
    columns,
    texts.map(({ categoryId, title, text, roubles, unit, days, delivery, attributes }, n) => [
      n,
      categoryId,
      title,
      text,
      roubles * 100,
      unit,
      days,
      delivery,
      JSON.stringify(attributes.map(([name, value]) => ({ name, value }))),
    ]),
  )
  await client.query('create unique index on bulk_goods (n)')
  for (const table of ['bulk_goods', 'bulk_executors']) await client.query(`analyze ${table}`)
}

/** $1 and $2 numbers of the first and the last product of the batch, $3 how many there will be; the oldest come first. */
const INSERT_PRODUCTS = `
  insert into products (seller_id, category_id, title, description, price_type, price, unit, availability, order_days, delivery,
    city_id, attributes, status, published_at, created_at, rating_count, rating_sum)
  select e.id, t.category_id, t.title, t.description,
    case when asked is null then 'NEGOTIABLE' when i % 5 = 0 then 'FROM' else 'FIXED' end, asked, t.unit,
    case when t.days > 0 then 'TO_ORDER' else 'IN_STOCK' end, nullif(t.days, 0), t.delivery, e.city_id, t.attributes,
    case when i % 100 < 93 then 'PUBLISHED' when i % 100 < 96 then 'PENDING' when i % 100 < 98 then 'HIDDEN' else 'DRAFT' end,
    case when i % 100 < 93 or i % 100 in (96, 97) then at end, at, rated, round(rated * (3.6 + i % 14 / 10.0))
  from (
    select i, now() - interval '400 days' * (1 - i::float8 / $3::int) as at,
      case when i % 5 < 3 then 0 else (i::bigint * 613 % 41)::int end as rated
    from generate_series($1::int, $2::int) as g (i)
  ) as one
  join bulk_goods t on t.n = (i::bigint * 104729) % (select count(*) from bulk_goods)
  join bulk_executors e on e.n = (i::bigint * 15485863) % (select count(*) from bulk_executors)
  cross join lateral (
    select nullif(t.price, 0) * (80 + (i::bigint * 31) % 60) / 100 / 10000 * 10000 + 10000 as asked
  ) as price`
