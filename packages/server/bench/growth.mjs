// What the board, chats and the sweep of reminders cost with ten times as many tasks and messages: a million beside a tenth.
//   npm run bench:growth                                 fills two databases of its own, which takes some ten minutes
//   npm run bench:growth -- --small URL --large URL      takes two of one PostgreSQL of this machine that seed/bulk.js has filled
// `--only word,price` takes the calls whose titles hold these words.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { tell } from '../../../.ci/figures.mjs'
import { undoAll } from './compare.mjs'
import { cpuOfFamily } from './cpu.mjs'
import { credentials } from './people.mjs'
import { chosen, loadOf, openSizes, options, reportKinds, WITHIN } from './two-sizes.mjs'

const { values } = parseArgs({
  options: {
    ...options,
    tasks: { type: 'string', default: '100000' },
    messages: { type: 'string', default: '100000' },
  },
})
const API = '/web/api/v1'
/** So many categories and cities with the most open tasks are asked for. */
const BUSIEST = 25
const PAGES = Array.from({ length: 40 }, (_, index) => index + 1)
/** Tasks that are looked at, and people who leaf through their chats. */
const [TASKS, READERS] = [500, 300]
/** Kilometres around a city. */
const RADIUS = 25
/** Words of the bulk's titles, and the same with a slip. */
const [WORDS, MISSPELT] = [
  ['плитку', 'кран', 'уборка', 'диван', 'обои', 'шкаф', 'переезд', 'математика'],
  ['плитук', 'убокра', 'дивна', 'обоои', 'шкфа', 'переезл', 'матиматика', 'сместель'],
]
const REMINDERS = 'Reminders of chats, a step of the sweep'
/** Chats that a step of the sweep looks at, and how many steps are measured at a time. */
const [STEP, STEPS] = [100, 50]

async function lookInto(pool) {
  const { rows } = await pool.query(
    'select (select count(*)::int from tasks) as tasks, (select count(*)::int from chat_messages) as messages',
  )
  const busiest = async (column) => {
    const found = await pool.query(
      `select ${column} as id from tasks where status = 'APPROVED' and ${column} is not null group by 1 order by count(*) desc, 1 limit ${BUSIEST}`,
    )
    return found.rows.map(({ id }) => Number(id))
  }
  const open = await pool.query(`select id::int from tasks where status = 'APPROVED' order by id desc limit ${TASKS}`)
  return {
    categories: await busiest('category_id'),
    cities: await busiest('city_id'),
    open: open.rows.map(({ id }) => id),
    ...rows[0],
  }
}

/** The variants of each kind of call. */
const kindsOf = ({ categories, cities, open, people }) => {
  const get = (path) => (person) => ({ headers: credentials(person), path: API + path })
  const board = (rows) => rows.map((row) => get(`/tasks/list?${new URLSearchParams(row)}`))
  const pairs = categories.flatMap((category, index) =>
    [0, 1, 2].map((n) => ({ categoryIds: category, cityId: cities[(index + n) % cities.length] })),
  )
  return {
    'Tasks, first pages': board(PAGES.map((page) => ({ page }))),
    'Tasks of a category': board(categories.map((id) => ({ categoryIds: id }))),
    'Tasks of a city': board(cities.map((id) => ({ cityId: id }))),
    'Tasks of a category around a city': board(pairs.map((pair) => ({ ...pair, radius: RADIUS }))),
    'Tasks by a word': board(WORDS.map((q) => ({ q }))),
    'Tasks by a misspelt word': board(MISSPELT.map((q) => ({ q }))),
    'A task of many by its number': open.map((id) => get(`/tasks/${id}`)),
    'The chats of one of many': people.slice(0, READERS).map((person) => () => get('/chat/list')(person)),
    'Send a message among many': [
      (person) => ({
        method: 'POST',
        path: `${API}/chat-message/${person.chat}`,
        headers: { ...credentials(person), 'content-type': 'application/json' },
        body: JSON.stringify({ id: randomUUID(), text: 'Здравствуйте! Готов приступить завтра утром.' }),
      }),
    ],
  }
}

/** CPU of PostgreSQL for a step of the sweep, µs: its statement alone, for what each reminder costs besides does not know how many wait. */
async function stepCost({ url }, postgres) {
  const { unreadChats } = await import('../dist/features/chat/chat-reminders.queries.js')
  const db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) })
  const when = { before: new Date(), since: new Date(Date.now() - 3 * 24 * 3_600_000) }
  try {
    const walk = async (steps) => {
      let unread = []
      for (let step = 0; step < steps; step += 1) {
        const found = await unreadChats('client', when, unread.at(-1), STEP).execute(db)
        unread = found.rows
        if (unread.length < STEP) throw new Error(`Only ${step * STEP + unread.length} chats wait: too few to measure.`)
      }
    }
    await walk(STEPS)
    const before = cpuOfFamily(postgres.pid)
    for (let turn = 0; turn < 10; turn += 1) await walk(STEPS)
    return (cpuOfFamily(postgres.pid) - before) / (10 * STEPS)
  } finally {
    await db.destroy()
  }
}

async function reportReminders({ sides, postgres }) {
  const [small, large] = [await stepCost(sides[0], postgres), await stepCost(sides[1], postgres)]
  console.log(`\n${REMINDERS}, CPU of the database: ${small.toFixed(0)} and ${large.toFixed(0)} µs`)
  tell({
    what: `${REMINDERS}: CPU of the database`,
    goal: { atMost: WITHIN },
    floor: `${sides[0].label}, ${small.toFixed(0)} µs`,
    here: large / small,
  })
}

try {
  const { tasks, messages } = values
  const sizes = await openSizes(values, {
    amountsOf: (times) => ({ tasks: Number(tasks) * times, messages: Number(messages) * times }),
    lookInto,
    labelOf: (there) => `${there.tasks} tasks and ${there.messages} messages`,
  })
  if (chosen(values.only)(REMINDERS)) await reportReminders(sizes)
  await reportKinds(kindsOf, sizes, loadOf(values), values.only)
} finally {
  await undoAll()
}
