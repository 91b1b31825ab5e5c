// What six calls cost beside bare Fastify + pg on the same data: lists of tasks, executors and goods, task by id, chat list, send message; and how long a
// message takes to both sockets at `--rate` a second.
// `npm run bench:api -- --tasks 1000000 --messages 1000000`; `--only send --profile FOLDER` leaves a CPU profile of ours.
// `--database URL` takes a PostgreSQL of this machine that seed/bulk.js has filled before, instead of filling one of its own.
// Believe the ratios and the CPU, not the absolute figures.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
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
import { reportDelivery, WRITERS } from './delivery.mjs'
import { credentials, inTurns, signEverybodyIn } from './people.mjs'
import { startServer } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '100000' },
    executors: { type: 'string', default: '2000' },
    products: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    rate: { type: 'string', default: '500' },
    only: { type: 'string', default: 'list,executors,products,task,chats,delivery,send' },
    profile: { type: 'string' },
    database: { type: 'string' },
  },
})
const wanted = new Set(values.only.split(','))
const [tasks, messages] = [Number(values.tasks), Number(values.messages)]
const load = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
}

const API = '/web/api/v1'
const SECRET = 'a secret that only this benchmark knows, and nobody else'
/** Of the bare server's requests a second. */
const [READ, SEND] = [0.85, 0.75]
const SAMPLED_TASKS = 500
/** So many leaf through their chats in turns: each comes again within a second or so, as somebody on a page does. */
const READERS = 300
/** Each writer of the delivery sends fewer messages than its minute allows. */
const DELIVERY_SECONDS = 8

/** A PostgreSQL that lives as long as the benchmark. */
function ownDatabase() {
  const postgres = startPostgres(['shared_buffers=512MB', 'synchronous_commit=on', 'max_wal_size=4GB'])
  undo.push(() => postgres.stop())
  return { url: `postgres:///postgres?host=${postgres.host}&user=${postgres.user}`, filled: false }
}

/** The main process of PostgreSQL, whose children do the work. */
async function serverOf(pool) {
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  return { pid: parentOf(rows[0].pid) }
}

async function countRows(pool) {
  const { rows } = await pool.query(
    'select (select count(*) from tasks) as tasks, (select count(*) from chat_messages) as messages',
  )
  return rows[0]
}

async function main() {
  run(binary('tsc'), ['-b', 'packages/server'], 'Сборка сервера не удалась, причина выше.')
  const scratch = mkdtempSync(join(tmpdir(), 'artel-bench-'))
  undo.push(() => rmSync(scratch, { recursive: true, force: true }))
  const { url, filled } = values.database ? { url: values.database, filled: true } : ownDatabase()
  const env = { DATABASE_URL: url, ARTEL_DATA: scratch, SESSION_SECRET: SECRET, LOG_LEVEL: 'info' }
  const compiled = (path) => join(root, 'packages/server/dist', path)
  if (!filled) {
    console.log(`Filling PostgreSQL with ${tasks} tasks and ${messages} messages…`)
    const { executors, products } = values
    const supply = ['--executors', executors, '--products', products]
    const amounts = ['--tasks', String(tasks), '--messages', String(messages), ...supply]
    execFileSync(process.execPath, [compiled('seed/bulk.js'), ...amounts], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  const { people, executors } = await signEverybodyIn(pool, SECRET)
  const { rows: open } = await pool.query(
    `select id::int from tasks where status = 'APPROVED' order by id desc limit $1`,
    [SAMPLED_TASKS],
  )
  const postgres = await serverOf(pool)
  const counted = await countRows(pool)
  await pool.end()

  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
  const ours = await startServer('ours', [...profiling, compiled('main.js')], {
    ...env,
    PORT: '0',
    SEED: 'none',
    WEB: 'off',
    // Bare does nothing in the background either, and the filled database is full of what people should be told.
    ROLE: 'api',
  })
  undo.push(() => ours.stop())
  const bare = await startServer('bare', [join(import.meta.dirname, 'bare-server.mjs')], env)
  undo.push(() => bare.stop())
  const both = (atLeast, path, requests) => [
    { label: 'bare Fastify + pg', server: bare, path, ...(requests && { requests: requests() }) },
    {
      label: 'Artel',
      server: ours,
      path,
      goal: { by: 'rate', atLeast },
      ...(requests && { requests: requests() }),
    },
  ]

  console.log(
    `Node ${process.version}, ${counted.tasks} tasks, ${counted.messages} messages, ${people.length} people, ${load.connections} connections, ` +
      `medians of ${load.rounds} rounds of ${load.seconds} s, in turns.`,
  )
  if (wanted.has('list')) await report('Tasks, the 10 newest', both(READ, `${API}/tasks/list`), postgres, load)
  if (wanted.has('executors'))
    await report('Executors, the 10 best', both(READ, `${API}/executors/list`), postgres, load)
  if (wanted.has('products')) await report('Goods, the 10 newest', both(READ, `${API}/products/list`), postgres, load)
  if (wanted.has('task'))
    await report(
      'A task by its number',
      both(READ, `${API}/tasks/${open[0].id}`, () => inTurns(open, ({ id }) => ({ path: `${API}/tasks/${id}` }))),
      postgres,
      load,
    )
  if (wanted.has('chats'))
    await report(
      'The chats of a person, the 8 newest',
      both(READ, `${API}/chat/list`, () =>
        inTurns(people.slice(0, READERS), (person) => ({ headers: credentials(person) })),
      ),
      postgres,
      load,
    )
  if (wanted.has('delivery')) await reportDelivery(ours, { people, executors }, Number(values.rate), DELIVERY_SECONDS)
  const others = people.slice(WRITERS)
  if (wanted.has('send'))
    await report(
      'Send a message',
      both(SEND, `${API}/chat-message/${people[0].chat}`, () =>
        inTurns(others, (person) => ({
          method: 'POST',
          path: `${API}/chat-message/${person.chat}`,
          headers: { ...credentials(person), 'content-type': 'application/json' },
          body: JSON.stringify({ id: randomUUID(), text: 'Здравствуйте! Готов приступить завтра утром.' }),
        })),
      ),
      postgres,
      load,
    )
}

try {
  await main()
} finally {
  await undoAll()
}
