import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { ensureProgram } from './debian-package.mjs'

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

/** Whether PostgreSQL is there, after installing it if need be. */
export const ensurePostgres = () => ensureProgram({ name: 'PostgreSQL', package: 'postgresql', find: findPostgres })
