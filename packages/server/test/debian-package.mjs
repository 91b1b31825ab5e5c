import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Finds a program, or installs Debian's package when we are root there. Answers whether it is there now.
 * @param {{ name: string, package: string, find: () => string | undefined }} program
 * @returns {boolean}
 */
export function ensureProgram({ name, package: wanted, find }) {
  if (find()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`No ${name} here: installing the Debian package…`)
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', wanted)
  return find() !== undefined
}
