// `npm run backup -- file` and `npm run restore -- file [--force]`: installs and builds what is missing, then does it.
import process from 'node:process'
import { requireNode } from './require-node.mjs'

requireNode()
const { installDependencies } = await import('./install.mjs')
const { buildIfChanged } = await import('./build.mjs')

process.env.NODE_ENV = 'production'
installDependencies()
buildIfChanged()
await import('../dist/platform/backup/command.js')
