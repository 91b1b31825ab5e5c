// The embedded engine and nothing else, for bench/rest.mjs: `node bare-engine.mjs <folder of the cluster>`.
import process from 'node:process'
import { openEngine } from '../dist/platform/db/pglite/engine.js'

const engine = await openEngine({ dir: process.argv[2], durable: true, onLog: () => {}, onDeath: console.error })
console.log('ready')
const staying = setInterval(() => {}, 60_000)
process.once('SIGTERM', async () => {
  clearInterval(staying)
  await engine.close()
  process.exit()
})
