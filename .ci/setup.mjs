// Brings a fresh clone to where tests can run: dependencies as the lock file says, and a Chromium.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export { installDependencies } from '../packages/server/bin/install.mjs'

export const root = join(import.meta.dirname, '..')

/** Runs a command with its output shown; answers whether it succeeded. */
export const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** Path of a Chromium for the browser tests; installs Debian's as root, otherwise says what to do and ends the run. */
export const requireChromium = async () => {
  const { findChromium } = await import('./chromium.mjs')
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing the Debian package…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    const installed = findChromium()
    if (installed) return installed
  }
  console.error(
    'Browser tests need Chromium. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) ' +
      'or set CHROMIUM_PATH to its executable, then run again.',
  )
  process.exit(1)
}
