// `npm start`: brings a fresh clone to a running server, and a built one straight there.
// Runs before anything is installed, so it uses nothing but Node itself.
import process from 'node:process'
import { requireNode } from './require-node.mjs'

requireNode()
const { installDependencies } = await import('./install.mjs')
const { buildIfChanged } = await import('./build.mjs')

process.env.NODE_ENV = 'production'
installDependencies()
buildIfChanged()
// The server takes over this very process: signals, exit codes and a kill reach it without a go-between.
await import('../dist/main.js').catch((error) => {
  // It tells of its own failures itself; what arrives here has not even been read.
  const [reason] = String(error?.message ?? error).split('\n')
  console.error(`  Артель не запустилась: программа не читается (${reason}). Соберите её заново: npm run build`)
  process.exit(1)
})
