// Writes contract/operations.gen.ts, the part of the cards that pages load; with --check only says whether it is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, '../src/contract')
const target = join(folder, 'operations.gen.ts')

/** What of a card a client needs at run time. Everything else stands for people, the server and the mocks. */
const ROUTE = [
  'method',
  'path',
  'access',
  'credentials',
  'idempotencyKey',
  'idempotentById',
  'multipart',
  'binary',
  'version',
]

const literal = (value) => (Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : JSON.stringify(value))

const row = ([name, card]) =>
  `  ${name}: { ${ROUTE.filter((key) => key in card)
    .map((key) => `${key}: ${literal(card[key])}`)
    .join(', ')} },`

const { module } = await runnerImport(join(folder, 'contract.ts'), { configFile: false, logLevel: 'error' })
const text = `// Made from the cards in *.operations.ts by packages/core/scripts/print-operations.mjs; docs/adr/0002 says why.

/** Address, access and flags of every operation, without its shapes. */
export const operations = {
${Object.entries(module.contract).map(row).join('\n')}
} as const
`

if (!process.argv.includes('--check')) {
  writeFileSync(target, text)
  console.log(`${Object.keys(module.contract).length} operations in ${relative(process.cwd(), target)}.`)
} else if (readFileSync(target, 'utf8') !== text) {
  console.error(`${relative(process.cwd(), target)} is stale. Run: npm run operations`)
  process.exit(1)
} else {
  console.log(`${Object.keys(module.contract).length} operations, their table is fresh.`)
}
