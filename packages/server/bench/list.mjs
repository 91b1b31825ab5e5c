// What a page of GET /tasks/list costs, beside a bare Fastify + pg server with the same answer. `npm run bench:list`.
// Everything runs here and now, both servers in turns, over a PostgreSQL of its own: believe the ratios and the CPU.
//   npm run bench:list -- --tasks 1000000 --rounds 5 --seconds 3 --connections 16
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { binary, root, run } from '../bin/project.mjs'
import { startPostgres } from '../test/postgres-server.mjs'
import { cpuOf, cpuOfFamily } from './cpu.mjs'
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

/** Before the first round, s: until the code is compiled and the statements are prepared. */
const WARM_UP = 4
/** The last page there is: lists end at 10 000. */
const LAST_PAGE = 1000
const LIST = '/web/api/v1/tasks/list'

/** One round of load; CPU in µs a request. */
async function measure(server, path, postgres, duration = seconds, headers = {}) {
  const [cpu, databaseCpu] = [cpuOf(server.pid), cpuOfFamily(postgres.pid)]
  const { requests, latency, non2xx, errors } = await autocannon({
    url: server.url + path,
    connections,
    duration,
    headers,
  })
  if (non2xx + errors > 0) throw new Error(`${server.name} ${path}: ${non2xx} refusals, ${errors} errors`)
  return {
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpu: (cpuOf(server.pid) - cpu) / requests.total,
    databaseCpu: (cpuOfFamily(postgres.pid) - databaseCpu) / requests.total,
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Rounds of all variants in turns, forwards and backwards; answers the medians in their order. */
async function compare(variants, postgres) {
  for (const { server, path, headers } of variants) await measure(server, path, postgres, WARM_UP, headers)
  const samples = variants.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const turn = variants.map((variant, index) => ({ ...variant, index }))
    if (round % 2 === 1) turn.reverse()
    for (const { server, path, headers, index } of turn) {
      samples[index].push(await measure(server, path, postgres, seconds, headers))
    }
  }
  return samples.map((of) => {
    const middle = (key) => median(of.map((sample) => sample[key]))
    return {
      rate: middle('rate'),
      p50: middle('p50'),
      p99: middle('p99'),
      cpu: middle('cpu'),
      databaseCpu: middle('databaseCpu'),
    }
  })
}

const COLUMNS = [28, 8, 8, 8, 16, 12, 13, 14, 16]
const line = (cells) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(COLUMNS[i]) : cell.padStart(COLUMNS[i]))).join(''))

/** Prints the variants; the first one is what the others are compared with. */
async function report(title, variants, postgres) {
  const results = await compare(variants, postgres)
  const [base] = results
  console.log(`\n${title}`)
  line([
    '',
    'req/s',
    'p50 ms',
    'p99 ms',
    'server µs/req',
    'db µs/req',
    'req/s ratio',
    'server ratio',
    'server+db ratio',
  ])
  results.forEach((result, index) => {
    line([
      `  ${variants[index].label}`,
      result.rate.toFixed(0),
      result.p50.toFixed(0),
      result.p99.toFixed(0),
      result.cpu.toFixed(0),
      result.databaseCpu.toFixed(0),
      (result.rate / base.rate).toFixed(2),
      (result.cpu / base.cpu).toFixed(2),
      ((result.cpu + result.databaseCpu) / (base.cpu + base.databaseCpu)).toFixed(2),
    ])
  })
}

/** The leaf with the most open tasks. */
async function busiestCategory(pool) {
  const { rows } = await pool.query(
    `select category_id as id, count(*)::int as open from tasks where status = 'APPROVED' group by 1 order by 2 desc limit 1`,
  )
  return rows[0]
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

/** What must be undone at the end, in reverse order of its doing. */
const undo = []
const undoAll = async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => undoAll().finally(() => process.exit(1)))

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
  const category = await busiestCategory(pool).finally(() => pool.end())

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
  )
  await report(
    'The whole board, the 10 newest',
    [
      { label: 'bare Fastify + pg', server: bare, path: LIST },
      { label: 'Artel', server: ours, path: LIST },
    ],
    postgres,
  )
  await report(
    `The whole board, page ${LAST_PAGE}`,
    [
      { label: 'Artel, page 1', server: ours, path: LIST },
      { label: `Artel, page ${LAST_PAGE}`, server: ours, path: `${LIST}?page=${LAST_PAGE}` },
      { label: `bare, page ${LAST_PAGE} by OFFSET`, server: bare, path: `${LIST}?page=${LAST_PAGE}` },
    ],
    postgres,
  )
}

try {
  await main()
} finally {
  await undoAll()
}
