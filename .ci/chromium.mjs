import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const pinned = join(import.meta.dirname, '../node_modules/@sparticuz/chromium')

/** The Chromium of the lock file, which draws the same on every machine; only Linux on x64 runs it. */
const unpackPinned = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(pinned)) return undefined
  const { version } = JSON.parse(readFileSync(join(pinned, 'package.json'), 'utf8'))
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium', version)
  const path = join(folder, 'chromium')
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  // Two runs may unpack it at once: each writes its own and the last to be done wins.
  const own = `${path}.${process.pid}`
  writeFileSync(own, brotliDecompressSync(readFileSync(join(pinned, 'bin/chromium.br'))), { mode: 0o755 })
  renameSync(own, path)
  return path
}

/** Whether it starts: the pinned one finds its libraries on the system or it does not. */
const starts = (path) => spawnSync(path, ['--version']).status === 0

/** Path of the pinned Chromium, or `undefined` where this machine cannot run it. */
export function findPinnedChromium() {
  const path = unpackPinned()
  return path && starts(path) ? path : undefined
}

/**
 * Path of the Chromium that tests drive: CHROMIUM_PATH, else the pinned one, else the system's, else Playwright's own.
 * @returns {string | undefined} undefined when there is none
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return findPinnedChromium() ?? [...installed, chromium.executablePath()].find((path) => existsSync(path))
}

/** Flags for a container: no sandbox as root, no GPU, no talk to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Draws the same every time: whole tiles at once, one set of colours, no sub-pixels of a screen, no hints of its fonts. */
export const pictureFlags = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]
