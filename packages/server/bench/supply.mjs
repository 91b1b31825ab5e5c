// What the lists of executors and of goods cost with ten times as many of them.
//   npm run bench:supply                                 fills two databases of its own: some twenty minutes in all
//   npm run bench:supply -- --small URL --large URL      takes two of one PostgreSQL of this machine that seed/bulk.js has filled
// `--only word,price` takes the lists whose titles hold these words.
import { parseArgs } from 'node:util'
import { undoAll } from './compare.mjs'
import { credentials } from './people.mjs'
import { loadOf, openSizes, options, reportKinds } from './two-sizes.mjs'

const { values } = parseArgs({
  options: {
    ...options,
    executors: { type: 'string', default: '20000' },
    products: { type: 'string', default: '100000' },
  },
})
const EXECUTORS = '/web/api/v1/executors/list'
const GOODS = '/web/api/v1/products/list'
/** So many categories and cities with the most goods are asked for. */
const BUSIEST = 25
/** So many pairs of a category and a city with the most executors: their lists fill a page in either database. */
const FULLEST = 75
const PAGES = Array.from({ length: 40 }, (_, index) => index + 1)
/** So many of a category, or a few more of the same price, suit a list of few. */
const SUITED = 20
/** Words that titles of the bulk and its companies have, and one that is misspelt. */
const WORDS = ['плитка', 'ремонт', 'стол', 'шкаф', 'кран', 'дверь', 'окно', 'доставка', 'ремнот']

/** Those of the bulk. */
const DISTRICTS = ['Центральный', 'Ленинский', 'Октябрьский', 'Советский', 'Кировский']

/** What lists of a category are mostly narrowed or ordered by, one at a time. */
const EXECUTORS_NARROWED = [
  { verified: true },
  { hasCases: true },
  { ratingFrom: 4 },
  { priceTo: 200_000 },
  { businessTypes: 'SE' },
  { visitClient: true },
  { badges: 'PRO' },
]
/** Up to a price that nobody has, in both orders that are not of prices. */
const UP_TO_NOBODY = [{ priceTo: 1 }, { priceTo: 1, sortBy: 'createdAt' }]
const GOODS_NARROWED = [
  { verified: true },
  { availability: 'TO_ORDER' },
  { delivery: 'DELIVERY' },
  { sortBy: 'rating' },
]

async function lookInto(pool) {
  const { rows } = await pool.query(
    `select (select count(*)::int from users where role = 'EXECUTOR') as executors, (select count(*)::int from products) as products`,
  )
  const busiest = async (column) => {
    const found = await pool.query(
      `select ${column} as id from products where status = 'PUBLISHED' group by 1 order by count(*) desc, 1 limit ${BUSIEST}`,
    )
    return found.rows.map(({ id }) => Number(id))
  }
  const [categories, cities] = [await busiest('category_id'), await busiest('city_id')]
  const trades = await pool.query(
    `select category_id, city_id from company_categories where is_listed and city_id is not null
     group by 1, 2 order by count(*) desc, 1, 2 limit ${FULLEST}`,
  )
  const prices = await pool.query(
    `select category_id, percentile_disc(0.5) within group (order by price)::float8 as price from products
     where status = 'PUBLISHED' and category_id = any($1) group by 1`,
    [categories],
  )
  const unsuited = await pool.query(
    `select c.id as "categoryIds", supply as availability, mode as delivery
     from unnest($1::int[]) as c (id), unnest(array['IN_STOCK', 'TO_ORDER']) as supply, unnest(array['PICKUP', 'DELIVERY']) as mode
     where not exists (
       select from products p
       where p.category_id = c.id and p.availability = supply and p.delivery in (mode, 'BOTH') and p.status = 'PUBLISHED')`,
    [categories],
  )
  const cheap = await pool.query(
    `select category_id as "categoryIds", price_from::float8 as "priceTo" from (
       select category_id, price_from, row_number() over (partition by category_id order by price_from) as place,
         count(*) over (partition by category_id) as busy
       from company_categories where is_listed and price_from is not null
     ) as by_price where place = ${SUITED} order by busy desc, 1 limit ${BUSIEST}`,
  )
  const branches = await pool.query('select id from categories where parent_id is null order by position, id')
  const medians = Object.fromEntries(prices.rows.map(({ category_id, price }) => [category_id, price]))
  return {
    categories,
    cities,
    branches: branches.rows.map(({ id }) => id),
    trades: trades.rows,
    medians,
    unsuited: unsuited.rows,
    cheap: cheap.rows,
    ...rows[0],
  }
}

/** The categories with the most executors. */
const busiest = (trades) => [...new Set(trades.map(({ category_id }) => category_id))].slice(0, BUSIEST)

/** Each filter in each category. */
const narrowings = (categories, filters) =>
  categories.flatMap((categoryIds) => filters.map((filter) => ({ categoryIds, ...filter })))

/** The variants of each kind of list. */
const kindsOf = ({ categories, cities, branches, trades, medians, unsuited, cheap }) => {
  const pairs = categories.flatMap((category, index) =>
    [0, 1, 2].map((n) => [category, cities[(index + n) % cities.length]]),
  )
  const of = (path, rows) =>
    rows.map((row) => (person) => ({ headers: credentials(person), path: `${path}?${new URLSearchParams(row)}` }))
  return {
    'Executors, first pages': of(
      EXECUTORS,
      PAGES.map((page) => ({ page })),
    ),
    'Executors of a category': of(
      EXECUTORS,
      categories.map((id) => ({ categoryIds: id })),
    ),
    'Executors of a branch of categories': of(
      EXECUTORS,
      branches.flatMap((categoryIds) => [
        { categoryIds },
        { categoryIds, cityId: cities[0] },
        { categoryIds, verified: true },
      ]),
    ),
    'Executors of a city': of(
      EXECUTORS,
      cities.map((id) => ({ cityId: id })),
    ),
    'Executors of a category and city': of(
      EXECUTORS,
      trades.map(({ category_id, city_id }) => ({ categoryIds: category_id, cityId: city_id })),
    ),
    'Executors of districts': of(
      EXECUTORS,
      DISTRICTS.flatMap((districts, index) => [
        { districts, cityId: cities[index] },
        { districts, cityId: cities[index], categoryIds: branches[index] },
        ...trades
          .slice(index * 5, index * 5 + 5)
          .map(({ category_id, city_id }) => ({ districts, categoryIds: category_id, cityId: city_id })),
      ]),
    ),
    'Executors with a badge': of(
      EXECUTORS,
      [{}, ...cities.map((cityId) => ({ cityId })), ...branches.map((categoryIds) => ({ categoryIds }))].map((row) => ({
        ...row,
        badges: 'PRO',
      })),
    ),
    'Executors of a category, the cheapest and the newest': of(
      EXECUTORS,
      [...busiest(trades), ...branches].flatMap((categoryIds) => [
        { categoryIds, sortBy: 'price' },
        { categoryIds, sortBy: 'createdAt' },
      ]),
    ),
    'Executors by a word': of(
      EXECUTORS,
      WORDS.map((q) => ({ q })),
    ),
    'Executors, the cheapest and the newest': of(
      EXECUTORS,
      PAGES.map((page) => ({ page, sortBy: page % 2 === 0 ? 'price' : 'createdAt' })),
    ),
    'Executors narrowed down': of(EXECUTORS, narrowings(busiest(trades), EXECUTORS_NARROWED)),
    'Executors of a category that nobody suits': of(EXECUTORS, narrowings(busiest(trades), UP_TO_NOBODY)),
    'Executors of a category that few suit': of(
      EXECUTORS,
      cheap.flatMap((row) => [row, { ...row, sortBy: 'createdAt' }]),
    ),
    'Executors of a branch of categories that nobody suits': of(EXECUTORS, narrowings(branches, UP_TO_NOBODY)),
    'Goods, first pages': of(
      GOODS,
      PAGES.map((page) => ({ page })),
    ),
    'Goods of a category, by price': of(
      GOODS,
      categories.map((id) => ({ categoryIds: id, sortBy: 'price' })),
    ),
    'Goods of a branch of categories': of(
      GOODS,
      branches.flatMap((categoryIds) => [
        { categoryIds },
        { categoryIds, sortBy: 'price' },
        { categoryIds, cityId: cities[0] },
      ]),
    ),
    'Goods of a category and city': of(
      GOODS,
      pairs.map(([category, city]) => ({ categoryIds: category, cityId: city })),
    ),
    'Goods of a category and city, by price': of(
      GOODS,
      pairs.map(([category, city]) => ({ categoryIds: category, cityId: city, sortBy: 'price' })),
    ),
    'Goods with those sold out': of(
      GOODS,
      categories.map((id) => ({ categoryIds: id, soldOut: true })),
    ),
    'Goods narrowed down': of(GOODS, narrowings(categories, GOODS_NARROWED)),
    'Goods of a category that nothing suits': of(
      GOODS,
      unsuited.flatMap((row) => [row, { ...row, sortBy: 'price' }, { ...row, sortBy: 'rating' }]),
    ),
    'Goods from or up to the price in the middle': of(
      GOODS,
      Object.entries(medians).flatMap(([categoryIds, price]) => [
        { categoryIds, priceTo: price },
        { categoryIds, priceFrom: price, sortBy: 'price' },
      ]),
    ),
    'Goods by a word': of(
      GOODS,
      WORDS.map((q) => ({ q })),
    ),
  }
}

try {
  const { executors, products } = values
  const sizes = await openSizes(values, {
    amountsOf: (times) => ({ tasks: 0, executors: Number(executors) * times, products: Number(products) * times }),
    lookInto,
    labelOf: (there) => `${there.executors} and ${there.products}`,
  })
  await reportKinds(kindsOf, sizes, loadOf(values), values.only)
} finally {
  await undoAll()
}
