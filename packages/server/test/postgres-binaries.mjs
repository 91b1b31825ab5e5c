import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Folder with `initdb` and `pg_ctl`: the newest of Debian's, else one on PATH.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl')))
}

/**
 * Finds PostgreSQL, or installs Debian's when we are root there. Answers whether it is there now.
 * @returns {boolean}
 */
export function ensurePostgres() {
  if (findPostgres()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('No PostgreSQL here: installing the Debian package…')
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  return findPostgres() !== undefined
}
