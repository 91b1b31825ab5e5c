// Brings a fresh clone to where tests can run: dependencies as the lock file says, and a Chromium.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export { installDependencies } from '../packages/server/bin/install.mjs'

export const root = join(import.meta.dirname, '..')

/** Runs a command with its output shown; answers whether it succeeded. */
export const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/**
 * Path of a Chromium for the browser tests. As root on Debian it installs the libraries that the pinned one wants; where no
 * Chromium is found it says what to do and ends the run.
 */
export const requireChromium = async () => {
  const { findChromium, findPinnedChromium } = await import('./chromium.mjs')
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!process.env.CHROMIUM_PATH && isRootOnDebian && !findPinnedChromium()) {
    console.log('Installing what Chromium wants…')
    run('apt-get', ['update', '-qq'])
    const wanted = process.arch === 'x64' ? ['libnss3', 'libexpat1'] : ['chromium']
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted])
  }
  const found = findChromium()
  if (found) return found
  console.error(
    'Browser tests need Chromium. On Linux x64 install the libraries of the pinned one (Debian: apt-get install libnss3), ' +
      'elsewhere any (npx playwright install chromium), or set CHROMIUM_PATH to its executable, then run again.',
  )
  process.exit(1)
}
