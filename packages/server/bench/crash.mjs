// `npm run check:crash -- --rounds 50`: kills the server under write load on both engines, through the real start command.
// --engine pglite or --engine postgres chooses one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildIfChanged } from '../bin/build.mjs'
import { installDependencies } from '../bin/install.mjs'
import { crashRounds } from '../test/crash-rounds.mjs'
import { findPostgres } from '../test/postgres-binaries.mjs'
import { startPostgres } from '../test/postgres-server.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, engine: { type: 'string', default: 'both' } },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: a whole number is wanted`)

installDependencies()
buildIfChanged()
let failed = false
if (values.engine !== 'postgres') failed = (await run('pglite', undefined)) || failed
if (values.engine !== 'pglite') {
  if (!findPostgres()) console.warn('\n!!! No PostgreSQL here: only the embedded database was killed.\n')
  else failed = (await onPostgres()) || failed
}
process.exit(failed ? 1 : 0)

/** PostgreSQL itself lives on, so it may keep its data as carelessly as in the tests. */
async function onPostgres() {
  const { host, user, stop } = startPostgres()
  try {
    const client = new pg.Client({ host, user, database: 'postgres' })
    await client.connect()
    await client.query('create database artel_crash')
    await client.end()
    return await run('postgres', `postgres:///artel_crash?${new URLSearchParams({ host, user })}`)
  } finally {
    stop()
  }
}

/**
 * @param {string} engine
 * @param {string | undefined} databaseUrl
 */
async function run(engine, databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'artel-crash-'))
  const since = Date.now()
  const { faults, acknowledged, unknown } = await crashRounds({
    rounds,
    command: [process.execPath, join(import.meta.dirname, '../bin/start.mjs')],
    moduleUrl: (module) => new URL(`../dist/${module}`, import.meta.url).href,
    dataDir,
    databaseUrl,
    onRound: ({ round, ...found }) =>
      console.log(`${engine} ${round}/${rounds}: ${found.acknowledged} acknowledged, ${found.unknown} cut off`),
  })
  const seconds = Math.round((Date.now() - since) / 1000)
  console.log(
    `${engine}: ${acknowledged} acknowledged writes, ${unknown} sent again, ${faults.length} faults, ${seconds} s`,
  )
  for (const fault of faults) console.error(`  ${fault}`)
  rmSync(dataDir, { recursive: true, force: true })
  return faults.length > 0
}
