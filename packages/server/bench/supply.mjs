// What the lists of executors and of goods cost with ten times as many of them: ours over a large database beside ours over a small one.
//   npm run bench:supply                                 fills two databases of its own, which takes about an hour
//   npm run bench:supply -- --small URL --large URL      takes two of one PostgreSQL of this machine that seed/bulk.js has filled
// Each kind of list is asked in many variants by many people in turns, for a page asked twice is answered from what is kept.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { binary, root, run } from '../bin/project.mjs'
import { startPostgres } from '../test/postgres-server.mjs'
import { report, undo, undoAll } from './compare.mjs'
import { parentOf } from './cpu.mjs'
import { credentials, inTurns, signEverybodyIn } from './people.mjs'
import { startServer } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    small: { type: 'string' },
    large: { type: 'string' },
    executors: { type: 'string', default: '20000' },
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '4' },
  },
})
const load = { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: Number(values.connections) }
const TIMES = 10
const SECRET = 'a secret that only this benchmark knows, and nobody else'
const EXECUTORS = '/web/api/v1/executors/list'
const GOODS = '/web/api/v1/products/list'
/** So many categories and cities with the most goods are asked for. */
const BUSIEST = 25
/** So many pairs of a category and a city with the most executors: their lists fill a page in either database. */
const FULLEST = 75
const PAGES = Array.from({ length: 40 }, (_, index) => index + 1)
/** Words that titles of the bulk and its companies have, and one that is misspelt. */
const WORDS = ['плитка', 'ремонт', 'стол', 'шкаф', 'кран', 'дверь', 'окно', 'доставка', 'ремнот']

const compiled = (path) => join(root, 'packages/server/dist', path)

/** Two databases of one PostgreSQL that lives as long as the benchmark. */
async function ownDatabases(scratch) {
  const postgres = startPostgres(['shared_buffers=1GB', 'synchronous_commit=on', 'max_wal_size=8GB'])
  undo.push(() => postgres.stop())
  const urlOf = (name) => `postgres:///${name}?host=${postgres.host}&user=${postgres.user}`
  const pool = new pg.Pool({ connectionString: urlOf('postgres'), max: 1 })
  for (const name of ['small', 'large']) await pool.query(`create database ${name}`)
  await pool.end()
  for (const [name, times] of Object.entries({ small: 1, large: TIMES })) {
    const amounts = ['executors', 'products'].flatMap((kind) => [`--${kind}`, String(Number(values[kind]) * times)])
    console.log(`Filling a database: ${amounts.join(' ')}…`)
    execFileSync(process.execPath, [compiled('seed/bulk.js'), '--tasks', '0', ...amounts], {
      env: {
        ...process.env,
        DATABASE_URL: urlOf(name),
        ARTEL_DATA: scratch,
        SESSION_SECRET: SECRET,
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return { small: urlOf('small'), large: urlOf('large') }
}

/** What is there, who asks, and the process of PostgreSQL that does the work. */
async function lookInto(url) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const { people } = await signEverybodyIn(pool, SECRET)
    const { rows } = await pool.query(
      `select (select count(*)::int from users where role = 'EXECUTOR') as executors, (select count(*)::int from products) as products,
         pg_backend_pid() as pid`,
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
    return { people, categories, cities, trades: trades.rows, ...rows[0], pid: parentOf(rows[0].pid) }
  } finally {
    await pool.end()
  }
}

/** The variants of each kind of list, as queries. */
const kindsOf = ({ categories, cities, trades }) => {
  const pairs = categories.flatMap((category, index) =>
    [0, 1, 2].map((n) => [category, cities[(index + n) % cities.length]]),
  )
  const of = (path, rows) => rows.map((row) => `${path}?${new URLSearchParams(row)}`)
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

/** Each request is another variant and somebody else’s. */
const asked = (paths, people) => {
  let next = 0
  return inTurns(people, (person) => {
    next += 1
    return { headers: credentials(person), path: paths[next % paths.length] }
  })
}

async function main() {
  run(binary('tsc'), ['-b', 'packages/server'], 'Сборка сервера не удалась, причина выше.')
  const scratch = mkdtempSync(join(tmpdir(), 'artel-bench-'))
  undo.push(() => rmSync(scratch, { recursive: true, force: true }))
  if (Boolean(values.small) !== Boolean(values.large)) throw new Error('--small and --large belong together.')
  const urls = values.small ? { small: values.small, large: values.large } : await ownDatabases(scratch)
  const sides = []
  for (const name of ['small', 'large']) {
    const there = await lookInto(urls[name])
    const server = await startServer(name, [compiled('main.js')], {
      DATABASE_URL: urls[name],
      ARTEL_DATA: mkdtempSync(join(scratch, `${name}-`)),
      SESSION_SECRET: SECRET,
      LOG_LEVEL: 'info',
      PORT: '0',
      SEED: 'none',
      WEB: 'off',
      ROLE: 'api',
    })
    undo.push(() => server.stop())
    console.log(`${name}: ${there.executors} executors, ${there.products} goods`)
    sides.push({ there, server, label: `${there.executors} and ${there.products}` })
  }
  const postgres = { pid: sides[0].there.pid }
  for (const kind of Object.keys(kindsOf(sides[0].there)))
    await report(
      kind,
      sides.map(({ there, server, label }, index) => ({
        label,
        server,
        path: EXECUTORS,
        requests: asked(kindsOf(there)[kind], there.people),
        ...(index > 0 && { goal: { by: 'total', atMost: 1.2 } }),
      })),
      postgres,
      load,
    )
}

try {
  await main()
} finally {
  await undoAll()
}
