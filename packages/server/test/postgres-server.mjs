import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { findPostgres } from './postgres-binaries.mjs'

/**
 * A PostgreSQL server of our own, reachable by a unix socket in `host` only. `pid` is its main process.
 * `restart` ends what it is doing at once, as a failing machine would, and waits until it is there again.
 * @typedef {{ host: string, user: string, pid: number, restart: () => void, stop: () => void }} PostgresServer
 */

const USER = 'postgres'
const PREFIX = 'artel-postgres-'
/** Short, for the address of a unix socket is; not the temporary folder of npm or a test runner. */
const PLACE = '/tmp'

/** What a test may lose in a power cut it does not need to wait for. */
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
]

/**
 * Makes a cluster in a temporary folder and starts it. PostgreSQL refuses to run as root, so root becomes `postgres`.
 * @param {readonly string[]} settings more of its settings, `name=value`
 * @param {string} place folder for its folder, with a short path
 * @returns {PostgresServer}
 */
export function startPostgres(settings = [], place = PLACE) {
  const binaries = findPostgres()
  if (!binaries) throw new Error('PostgreSQL is not installed')
  removeAbandoned(binaries)
  const home = mkdtempSync(join(place, `${PREFIX}${process.pid}-`))
  const data = join(home, 'data')
  if (isRoot()) chownSync(home, idOf('-u'), idOf('-g'))
  asUser(join(binaries, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  const options = [`unix_socket_directories=${home}`, ...SETTINGS, ...settings].map((setting) => `-c ${setting}`)
  asUser(join(binaries, 'pg_ctl'), ['start', '-w', '-s', '-D', data, '-l', join(home, 'log'), '-o', options.join(' ')])
  const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  const restart = () =>
    asUser(join(binaries, 'pg_ctl'), ['restart', '-w', '-s', '-m', 'immediate', '-D', data, '-l', join(home, 'log')])
  return { host: home, user: USER, pid, restart, stop: () => remove(binaries, home) }
}

/**
 * @param {string} binaries
 * @param {string} home
 */
function remove(binaries, home) {
  try {
    asUser(join(binaries, 'pg_ctl'), ['stop', '-w', '-s', '-m', 'immediate', '-D', join(home, 'data')])
  } catch {
    // Not running: its folder still has to go.
  }
  rmSync(home, { recursive: true, force: true })
}

/**
 * Runs that were killed leave their servers behind.
 * @param {string} binaries
 */
function removeAbandoned(binaries) {
  for (const name of readdirSync(PLACE)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : undefined
    if (pid && !existsProcess(pid)) remove(binaries, join(PLACE, name))
  }
}

/** @param {number} pid */
function existsProcess(pid) {
  if (existsSync('/proc')) return existsSync(`/proc/${pid}`)
  return spawnSync('kill', ['-0', String(pid)]).status === 0
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function asUser(command, args) {
  const [file, all] = isRoot() ? ['runuser', ['-u', USER, '--', command, ...args]] : [command, args]
  execFileSync(file, all, { cwd: PLACE, stdio: ['ignore', 'ignore', 'pipe'] })
}

function isRoot() {
  return process.getuid?.() === 0
}

/** @param {'-u' | '-g'} flag */
function idOf(flag) {
  return Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }))
}
