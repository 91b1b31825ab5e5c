// What a page of GET /tasks/list costs, beside a bare Fastify + pg server with the same answer. `npm run bench:list`.
// Everything runs here and now, both servers in turns, over a PostgreSQL of its own: believe the ratios and the CPU.
//   npm run bench:list -- --tasks 1000000 --rounds 5 --seconds 3 --connections 16
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
import { startServer } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
  },
})
const [tasks, rounds, seconds, connections] = [values.tasks, values.rounds, values.seconds, values.connections].map(
  Number,
)
const load = { rounds, seconds, connections }

/** The last page there is: lists end at 10 000. */
const LAST_PAGE = 1000
const LIST = '/web/api/v1/tasks/list'
const WALK = '/web/api/v2/tasks/list'

/** The leaf with the most open tasks. */
async function busiestCategory(pool) {
  const { rows } = await pool.query(
    `select category_id as id, count(*)::int as open from tasks where status = 'APPROVED' group by 1 order by 2 desc limit 1`,
  )
  return rows[0]
}

/** The cursor behind nine tenths of the board. */
async function deepCursor(pool) {
  const { rows } = await pool.query(
    `select (extract(epoch from published_at) * 1000000)::bigint as at, id from tasks where status = 'APPROVED'
     order by published_at desc, id desc
     offset (select count(*) * 9 / 10 from tasks where status = 'APPROVED') limit 1`,
  )
  return `createdAt_desc_${rows[0].at}_${rows[0].id}`
}

/** A comparison of two answers that differ would mean nothing. */
async function checkSame(ours, bare, path) {
  const [a, b] = await Promise.all(
    [ours, bare].map(async ({ url }) => {
      const { data } = await (await fetch(url + path)).json()
      return JSON.stringify([data.items.map(({ id }) => id), data.pagination.totalItems])
    }),
  )
  if (a !== b) throw new Error(`The servers answer ${path} differently:\n${a}\n${b}`)
}

async function main() {
  run(binary('tsc'), ['-b', 'packages/server'], 'Сборка сервера не удалась, причина выше.')
  const scratch = mkdtempSync(join(tmpdir(), 'artel-bench-'))
  undo.push(() => rmSync(scratch, { recursive: true, force: true }))
  // Without waiting for commits a vacuum right after them cannot mark pages as visible, and indexes alone would not do.
  const postgres = startPostgres(['shared_buffers=512MB', 'synchronous_commit=on'])
  undo.push(() => postgres.stop())

  const env = {
    DATABASE_URL: `postgres:///postgres?host=${postgres.host}&user=${postgres.user}`,
    ARTEL_DATA: scratch,
    LOG_LEVEL: 'info',
  }
  const compiled = (path) => join(root, 'packages/server/dist', path)
  console.log(`Filling PostgreSQL with ${tasks} tasks…`)
  execFileSync(process.execPath, [compiled('seed/bulk.js'), '--tasks', String(tasks)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  const category = await busiestCategory(pool)
  const cursor = await deepCursor(pool).finally(() => pool.end())

  const ours = await startServer('ours', [compiled('main.js')], { ...env, PORT: '0', SEED: 'none', WEB: 'off' })
  undo.push(() => ours.stop())
  const bare = await startServer('bare', [join(import.meta.dirname, 'bare-server.mjs')], env)
  undo.push(() => bare.stop())

  const ofCategory = `${LIST}?categoryIds=${category.id}`
  for (const path of [ofCategory, LIST, `${LIST}?page=${LAST_PAGE}`]) await checkSame(ours, bare, path)

  console.log(
    `Node ${process.version}, ${tasks} tasks, ${connections} connections, medians of ${rounds} rounds of ${seconds} s, in turns.`,
  )
  await report(
    `A category with ${category.open} open tasks, the 10 newest`,
    [
      { label: 'bare Fastify + pg', server: bare, path: ofCategory },
      { label: 'Artel', server: ours, path: ofCategory },
      { label: 'Artel, answer in brotli', server: ours, path: ofCategory, headers: { 'accept-encoding': 'br' } },
    ],
    postgres,
    load,
  )
  await report(
    'The whole board, the 10 newest',
    [
      { label: 'bare Fastify + pg', server: bare, path: LIST },
      { label: 'Artel', server: ours, path: LIST, goal: { by: 'rate', atLeast: 0.85 } },
    ],
    postgres,
    load,
  )
  await report(
    `The whole board, page ${LAST_PAGE}`,
    [
      { label: 'Artel, page 1', server: ours, path: LIST },
      { label: `Artel, page ${LAST_PAGE}`, server: ours, path: `${LIST}?page=${LAST_PAGE}` },
      { label: `bare, page ${LAST_PAGE} by OFFSET`, server: bare, path: `${LIST}?page=${LAST_PAGE}` },
    ],
    postgres,
    load,
  )
  await report(
    'The board by a cursor',
    [
      { label: 'Artel, from the beginning', server: ours, path: WALK },
      {
        label: 'Artel, behind nine tenths',
        server: ours,
        path: `${WALK}?cursor=${cursor}`,
        goal: { by: 'total', atMost: 1.2 },
      },
    ],
    postgres,
    load,
  )
}

try {
  await main()
} finally {
  await undoAll()
}
