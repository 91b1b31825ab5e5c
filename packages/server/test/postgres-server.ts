import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from './postgres-binaries.mjs'

/** A PostgreSQL server of our own, reachable by a unix socket in `host` only. */
export interface PostgresServer {
  host: string
  user: string
  stop(): void
}

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

/** Makes a cluster in a temporary folder and starts it. PostgreSQL refuses to run as root, so root becomes `postgres`. */
export function startPostgres(): PostgresServer {
  const binaries = findPostgres()
  if (!binaries) throw new Error('PostgreSQL is not installed')
  removeAbandoned(binaries)
  const home = mkdtempSync(join(PLACE, `${PREFIX}${process.pid}-`))
  const data = join(home, 'data')
  if (isRoot()) chownSync(home, idOf('-u'), idOf('-g'))
  asUser(join(binaries, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  const options = [`unix_socket_directories=${home}`, ...SETTINGS].map((setting) => `-c ${setting}`).join(' ')
  asUser(join(binaries, 'pg_ctl'), ['start', '-w', '-s', '-D', data, '-l', join(home, 'log'), '-o', options])
  return { host: home, user: USER, stop: () => remove(binaries, home) }
}

function remove(binaries: string, home: string): void {
  try {
    asUser(join(binaries, 'pg_ctl'), ['stop', '-w', '-s', '-m', 'immediate', '-D', join(home, 'data')])
  } catch {
    // Not running: its folder still has to go.
  }
  rmSync(home, { recursive: true, force: true })
}

/** Test runs that were killed leave their servers behind. */
function removeAbandoned(binaries: string): void {
  for (const name of readdirSync(PLACE)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : undefined
    if (pid && !existsProcess(pid)) remove(binaries, join(PLACE, name))
  }
}

function existsProcess(pid: number): boolean {
  if (existsSync('/proc')) return existsSync(`/proc/${pid}`)
  return spawnSync('kill', ['-0', String(pid)]).status === 0
}

function asUser(command: string, args: readonly string[]): void {
  const [file, all] = isRoot() ? ['runuser', ['-u', USER, '--', command, ...args]] : [command, args]
  execFileSync(file, all as string[], { cwd: PLACE, stdio: ['ignore', 'ignore', 'pipe'] })
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }))
}
