// What the lists of executors and of goods cost with ten times as many of them.
//   npm run bench:supply                                 fills two databases of its own, which takes about an hour
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
/** Words that titles of the bulk and its companies have, and one that is misspelt. */
const WORDS = ['плитка', 'ремонт', 'стол', 'шкаф', 'кран', 'дверь', 'окно', 'доставка', 'ремнот']

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
  return { categories, cities, trades: trades.rows, ...rows[0] }
}

/** The variants of each kind of list. */
const kindsOf = ({ categories, cities, trades }) => {
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
    'Executors of a city': of(
      EXECUTORS,
      cities.map((id) => ({ cityId: id })),
    ),
    'Executors of a category and city': of(
      EXECUTORS,
      trades.map(({ category_id, city_id }) => ({ categoryIds: category_id, cityId: city_id })),
    ),
    'Executors by a word': of(
      EXECUTORS,
      WORDS.map((q) => ({ q })),
    ),
    'Goods, first pages': of(
      GOODS,
      PAGES.map((page) => ({ page })),
    ),
    'Goods of a category, by price': of(
      GOODS,
      categories.map((id) => ({ categoryIds: id, sortBy: 'price' })),
    ),
    'Goods of a category and city': of(
      GOODS,
      pairs.map(([category, city]) => ({ categoryIds: category, cityId: city })),
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
