// `npm run bench`: every benchmark that has a goal, one after the other, and one table of goal, floor and here. Takes about
// an hour; `-- --only site,fanout` runs some of them. What each prints itself is kept in a folder that is named at the end.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { figureTable, isMet } from './figures.mjs'
import { root } from './setup.mjs'

/** Scripts of package.json and what they are told. */
const BENCHMARKS = {
  site: [],
  pages: [],
  interaction: [],
  api: [],
  list: [],
  fanout: ['--rounds', '2', '--seconds', '1'],
  rest: [],
  growth: ['--rounds', '2'],
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only?.split(',') ?? Object.keys(BENCHMARKS)
const folder = join(root, 'node_modules/.cache/bench')
const file = join(folder, 'figures.jsonl')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const failed = names.filter((name) => {
  const args = BENCHMARKS[name]
  if (!args) throw new Error(`There is no benchmark ${name}: ${Object.keys(BENCHMARKS).join(', ')}`)
  console.log(`— ${name}`)
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', `bench:${name}`, '--', ...args], {
    cwd: root,
    env: { ...process.env, BENCH_FIGURES: file },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  writeFileSync(join(folder, `${name}.txt`), stdout + stderr)
  if (status !== 0) console.log(stderr.slice(-2000))
  return status !== 0
})

const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
const figures = lines.map((line) => JSON.parse(line))
console.log(`\n${figureTable(figures)}\n`)
console.log(`${figures.filter(isMet).length} of ${figures.length} goals met; what each benchmark printed: ${folder}`)
if (failed.length > 0) {
  console.log(`Did not run to their end: ${failed.join(', ')}`)
  process.exitCode = 1
}
