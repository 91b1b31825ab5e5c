import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { DEMO_DATA, startMarketplace } from './marketplace.ts'

const BUILD = new URL('../../server/bin/build.mjs', import.meta.url).href

/**
 * Once for all files of journeys, which start their servers side by side: builds what those run, and fills a data folder with
 * demo content by a first start, for each to take a copy of.
 */
export default async (): Promise<() => Promise<void>> => {
  const script = `const { buildIfChanged } = await import(${JSON.stringify(BUILD)}); buildIfChanged()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' })
  const market = await startMarketplace()
  const data = await market.stop()
  process.env[DEMO_DATA] = data
  return () => rm(data, { recursive: true, force: true })
}
