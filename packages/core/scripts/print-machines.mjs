// Writes a reference page for every machine of core to docs/machines; with --check only says which pages are stale.
// The charts come from the compiled machines, the payloads of events from their types: run it after `tsc -b packages/core`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StateMachine } from 'xstate'
import { machinePage, machinesIndex } from './machine-page.mjs'
import { machineTypes } from './machine-types.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const core = join(root, 'packages/core')
const pages = join(root, 'docs/machines')

/** `{ name, source, machine, doc }` of every exported machine, in the order of their names. */
const findMachines = async () => {
  const found = []
  for (const source of readdirSync(join(core, 'src'), { recursive: true })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.machine.ts'))
    .sort()) {
    const module = await import(join(core, source.replace(/^src/, 'dist').replace(/\.ts$/, '.js')))
    const text = readFileSync(join(core, source), 'utf8')
    for (const [name, machine] of Object.entries(module)) {
      if (machine instanceof StateMachine) found.push({ name, source, machine, doc: docOf(text, name) })
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name))
}

/** The doc comment of an export, as one paragraph. */
const docOf = (text, name) => {
  const [before] = text.split(new RegExp(`\\nexport const ${name}\\b`))
  const comment = before.slice(before.lastIndexOf('/**'))
  return comment
    .replace(/^\/\*\*|\*\/$/gm, '')
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const machines = await findMachines()
const types = machineTypes(core, machines)
const wanted = new Map(
  machines.map((entry) => [`${entry.name}.md`, machinePage({ ...entry, ...types.get(entry.name) })]),
)
wanted.set('README.md', machinesIndex(machines))

const existing = existsSync(pages) ? readdirSync(pages) : []
const stale = [
  ...[...wanted].filter(([file, text]) => !existing.includes(file) || readFileSync(join(pages, file), 'utf8') !== text),
].map(([file]) => file)
const superfluous = existing.filter((file) => !wanted.has(file))

if (process.argv.includes('--check')) {
  for (const file of [...stale, ...superfluous]) console.error(`${relative(root, join(pages, file))} is stale`)
  if (stale.length + superfluous.length > 0) {
    console.error(`Run: node ${relative(root, fileURLToPath(import.meta.url))}`)
    process.exit(1)
  }
  console.log(`${machines.length} machines, their pages are fresh.`)
} else {
  mkdirSync(pages, { recursive: true })
  for (const [file, text] of wanted) writeFileSync(join(pages, file), text)
  for (const file of superfluous) rmSync(join(pages, file))
  console.log(`${machines.length} pages in ${basename(pages)}, ${stale.length} changed.`)
}
