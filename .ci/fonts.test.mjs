import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { CUTS, cut } from '../packages/ui/scripts/fonts/cuts.mjs'
import { printFonts } from '../packages/ui/scripts/fonts/print.mjs'
import { standIns } from '../packages/ui/scripts/fonts/stand-ins.mjs'
import { root } from './setup.mjs'

// Compressing takes a busy machine its time.
vi.setConfig({ testTimeout: 30_000 })

const tokens = join(root, 'packages/ui/src/tokens')

it('fonts.css is what `npm run fonts -w @artel/ui` prints today', async () => {
  expect(readFileSync(join(tokens, 'fonts.css'), 'utf8')).toBe(await printFonts())
})

it.each(CUTS.map((one) => [one.name, one]))('%s.woff2 is what is cut today', async (_, one) => {
  const kept = readFileSync(join(tokens, 'fonts', `${one.name}.woff2`))
  expect(kept.equals(await cut(one))).toBe(true)
})

it('a stand-in is as tall as the typeface, whatever it is made larger by', async () => {
  for (const { size, ascent, descent } of await standIns()) {
    expect([size * ascent, size * descent].map((share) => share.toFixed(3))).toEqual(['0.980', '0.220'])
  }
})

it('no width hangs on a letter, which is another while the typeface is on its way', () => {
  const folder = join(root, 'packages/ui/src')
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(100)
  expect(styles.filter((file) => /\d(ch|ex|ic)\b/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})
