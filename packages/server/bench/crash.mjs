// `npm run check:crash -- --rounds 50`: kills the server under write load on both engines, through the real start command; then cuts
// its connections, fills its disk and kills one of two processes. --engine pglite or --engine postgres chooses one, and
// --strike kill, cut, disk or pair one of the strikes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildIfChanged } from '../bin/build.mjs'
import { installDependencies } from '../bin/install.mjs'
import { crashRounds, liveRounds } from '../test/crash-rounds.mjs'
import { findPostgres } from '../test/postgres-binaries.mjs'
import { startPostgres } from '../test/postgres-server.mjs'
import {
  cutConnections,
  FLOOR_MB,
  fillDisk,
  killOne,
  killThread,
  mountSmallDisk,
  withKiller,
} from '../test/strikes.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'both' },
    strike: { type: 'string', default: 'all' },
  },
})
const STRIKES = ['kill', 'cut', 'disk', 'pair']
if (![...STRIKES, 'all'].includes(values.strike))
  throw new Error(`--strike ${values.strike}: ${STRIKES.join(', ')} or all`)
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: a whole number is wanted`)

installDependencies()
buildIfChanged()
const wanted = STRIKES.filter((strike) => values.strike === 'all' || values.strike === strike)
let failed = false
if (values.engine !== 'postgres') for (const strike of wanted) failed = (await run('pglite', strike)) || failed
if (values.engine !== 'pglite') {
  if (!findPostgres()) console.warn('\n!!! No PostgreSQL here: only the embedded database was tried.\n')
  else for (const strike of wanted) failed = (await onPostgres(strike)) || failed
}
process.exit(failed ? 1 : 0)

/**
 * PostgreSQL itself lives on, so it may keep its data as carelessly as in the tests.
 * @param {string} strike
 */
async function onPostgres(strike) {
  const { host, user, stop } = startPostgres()
  try {
    const client = new pg.Client({ host, user, database: 'postgres' })
    await client.connect()
    await client.query('create database artel_crash')
    await client.end()
    return await run('postgres', strike, `postgres:///artel_crash?${new URLSearchParams({ host, user })}`)
  } finally {
    stop()
  }
}

/**
 * Answers whether something was wrong.
 * @param {'pglite' | 'postgres'} engine
 * @param {string} strike
 * @param {string} [databaseUrl]
 */
async function run(engine, strike, databaseUrl) {
  const why = notTried(engine, strike)
  if (why) {
    console.log(`${engine}, ${strike}: not tried, ${why}`)
    return false
  }
  const disk = strike === 'disk' ? mountSmallDisk(320) : undefined
  if (disk === null) {
    console.warn('\n!!! May not mount a file system here: a full disk was not tried.\n')
    return false
  }
  const dataDir = disk?.folder ?? mkdtempSync(join(tmpdir(), 'artel-crash-'))
  const since = Date.now()
  const shared = {
    rounds,
    command: /** @type {[string, string]} */ ([process.execPath, join(import.meta.dirname, '../bin/start.mjs')]),
    moduleUrl: (/** @type {string} */ module) => new URL(`../dist/${module}`, import.meta.url).href,
    dataDir,
    databaseUrl,
    onRound: (/** @type {import('../test/crash-rounds.mjs').RoundReport} */ { round, acknowledged, unknown }) =>
      console.log(`${engine}, ${strike} ${round}/${rounds}: ${acknowledged} acknowledged, ${unknown} cut off`),
  }
  /** @type {Record<string, Pick<import('../test/crash-rounds.mjs').LiveOptions, 'strike' | 'environment' | 'processes'>>} */
  const live = {
    cut: { strike: databaseUrl ? cutConnections(databaseUrl) : killThread, environment: withKiller() },
    disk: { strike: fillDisk(dataDir), environment: { DISK_FLOOR_MB: String(FLOOR_MB) } },
    pair: { strike: killOne, processes: 2 },
  }
  const { faults, acknowledged, unknown } = await (strike === 'kill'
    ? crashRounds(shared)
    : liveRounds({ ...shared, strike: killOne, ...live[strike] }))
  const seconds = Math.round((Date.now() - since) / 1000)
  console.log(
    `${engine}, ${strike}: ${acknowledged} acknowledged writes, ${unknown} sent again, ${faults.length} faults, ${seconds} s`,
  )
  for (const fault of faults) console.error(`  ${fault}`)
  if (disk) disk.unmount()
  else rmSync(dataDir, { recursive: true, force: true })
  return faults.length > 0
}

/**
 * Why a strike says nothing of an engine, if so.
 * @param {'pglite' | 'postgres'} engine
 * @param {string} strike
 */
function notTried(engine, strike) {
  if (engine === 'postgres' && strike === 'disk')
    return 'PostgreSQL looks after its own disk (postgres-full-disk.test.ts fills it)'
  if (engine === 'pglite' && strike === 'pair') return 'the embedded engine serves one process'
  return undefined
}
