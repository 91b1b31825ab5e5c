// What calls cost with ten times as many rows: ours over a large database beside ours over a small one. Used by bench/supply.mjs and
// bench/growth.mjs. Each kind of call is asked in many variants by many people in turns, for what is asked twice is answered from
// what is kept.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { binary, root, run } from '../bin/project.mjs'
import { startPostgres } from '../test/postgres-server.mjs'
import { report, undo } from './compare.mjs'
import { parentOf } from './cpu.mjs'
import { inTurns, signEverybodyIn } from './people.mjs'
import { startServer } from './server-process.mjs'

export const TIMES = 10
/** CPU of server and database a request, the large one beside the small one. */
export const WITHIN = 1.2
const SECRET = 'a secret that only this benchmark knows, and nobody else'

const compiled = (path) => join(root, 'packages/server/dist', path)

/** Options of the command line that both benchmarks take. */
export const options = {
  small: { type: 'string' },
  large: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '2' },
  connections: { type: 'string', default: '4' },
  only: { type: 'string' },
}

/** What the options say of a run. */
export const loadOf = ({ rounds, seconds, connections }) => ({
  rounds: Number(rounds),
  seconds: Number(seconds),
  connections: Number(connections),
})

/** Two databases of one PostgreSQL that lives as long as the benchmark; `amountsOf` is what seed/bulk.js is told. */
async function ownDatabases(scratch, amountsOf) {
  const postgres = startPostgres(['shared_buffers=1GB', 'synchronous_commit=on', 'max_wal_size=8GB'])
  undo.push(() => postgres.stop())
  const urlOf = (name) => `postgres:///${name}?host=${postgres.host}&user=${postgres.user}`
  const pool = new pg.Pool({ connectionString: urlOf('postgres'), max: 1 })
  for (const name of ['small', 'large']) await pool.query(`create database ${name}`)
  await pool.end()
  for (const [name, times] of Object.entries({ small: 1, large: TIMES })) {
    const amounts = Object.entries(amountsOf(times)).flatMap(([kind, amount]) => [`--${kind}`, String(amount)])
    console.log(`Filling a database: ${amounts.join(' ')}…`)
    execFileSync(process.execPath, [compiled('seed/bulk.js'), ...amounts], {
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

/** Who asks, what there is, and the process of PostgreSQL that does the work. */
async function lookAt(url, lookInto) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const { people } = await signEverybodyIn(pool, SECRET)
    const { rows } = await pool.query('select pg_backend_pid() as pid')
    return { ...(await lookInto(pool)), people, pid: parentOf(rows[0].pid) }
  } finally {
    await pool.end()
  }
}

/**
 * A server over each of two databases, small before large: `there` is what `lookInto` has found, `label` what `labelOf` says of it.
 * @param {{ small?: string, large?: string }} urls of one PostgreSQL of this machine that seed/bulk.js has filled; without them two are filled here
 */
export async function openSizes({ small, large }, { amountsOf, lookInto, labelOf }) {
  run(binary('tsc'), ['-b', 'packages/server'], 'Сборка сервера не удалась, причина выше.')
  if (Boolean(small) !== Boolean(large)) throw new Error('--small and --large belong together.')
  const scratch = mkdtempSync(join(tmpdir(), 'artel-bench-'))
  undo.push(() => rmSync(scratch, { recursive: true, force: true }))
  const urls = small ? { small, large } : await ownDatabases(scratch, amountsOf)
  const sides = []
  for (const name of ['small', 'large']) {
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
    // After the server, which brings an older database up to date.
    const there = await lookAt(urls[name], lookInto)
    console.log(`${name}: ${labelOf(there)}`)
    sides.push({ there, server, url: urls[name], label: labelOf(there) })
  }
  return { sides, postgres: { pid: sides[0].there.pid } }
}

/**
 * Prints the kinds of calls one after the other. `kindsOf` gives each its variants: what autocannon is to send for one of `people`.
 * @param {string} [only] words that the title of a kind holds, several by commas
 */
export async function reportKinds(kindsOf, { sides, postgres }, load, only) {
  for (const kind of Object.keys(kindsOf(sides[0].there)).filter(chosen(only)))
    await report(
      kind,
      sides.map(({ there, server, label }, index) => ({
        label,
        server,
        path: '/healthz',
        requests: asked(kindsOf(there)[kind], there.people),
        ...(index > 0 && { goal: { by: 'total', atMost: WITHIN } }),
      })),
      postgres,
      load,
    )
}

/** Whether somebody wants to see a kind. */
export const chosen = (only) => (kind) => !only || only.split(',').some((words) => kind.includes(words))

/** Each request is another variant and somebody else’s. */
const asked = (variants, people) => {
  let next = 0
  return inTurns(people, (person) => {
    next += 1
    return variants[next % variants.length](person)
  })
}
