// Changes core's code piece by piece, and says which changes no test beside it notices: `npm run mutants`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './setup.mjs'

const core = join(root, 'packages/core')
const reports = join(core, 'coverage/mutants')

const usage = `npm run mutants                    all machines and rules of core; hours
npm run mutants -- chat tasks/find-contacts.ts auth/token-keeper.ts:20-60
npm run mutants -- changed         what differs from HEAD; nothing does: the last commit; on a branch: from main`

/** What is neither a machine nor a rule: kits of tests, shapes of the contract with their examples, lists of words. */
const apart =
  /\.test\.ts$|(^|\/)index\.ts$|\.(types|gen)\.ts$|^testing\/|^contract\/(?!parse-request|query-strings)|^validators\/common-passwords/

const sources = readdirSync(join(core, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !apart.test(file))
  .sort()

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const changedFiles = () => {
  const onMain = git('branch', '--show-current')[0] === 'main'
  const since = onMain ? 'HEAD' : git('merge-base', 'main', 'HEAD')[0]
  const differ = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  const files = differ.some((file) => file.startsWith('packages/core/src/'))
    ? differ
    : git('diff', '--name-only', `${since}~1`, since)
  // A changed test asks about what it tests.
  return files.map((file) => file.replace(/\.test\.ts$/, '.ts'))
}

/** Files of core, some with `:from-to` lines behind them, that a word of the command line means. */
const meant = (word) => {
  const [, path, lines] = /^(?:packages\/core\/)?(?:src\/)?(.*?)\/?(:\d+-\d+)?$/.exec(word)
  return sources.filter((file) => file === path || file.startsWith(`${path}/`)).map((file) => file + (lines ?? ''))
}

const folderOf = (file) => file.split('/')[0]

/** One run for each folder: only the tests of the folder judge it. */
const run = (folder, files) => {
  const report = join(core, 'coverage/mutants.json')
  rmSync(report, { force: true })
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', 'mutants/stryker.config.mjs', '-m', files.map((file) => `src/${file}`).join(',')],
    { cwd: core, stdio: 'inherit', env: { ...process.env, MUTANTS_OF: folder } },
  )
  if (status !== 0) throw new Error(`${folder}: Stryker stopped.`)
  mkdirSync(reports, { recursive: true })
  renameSync(report, join(reports, `${folder}.json`))
  return JSON.parse(readFileSync(join(reports, `${folder}.json`), 'utf8')).files
}

const killed = ['Killed', 'Timeout']
const alive = ['Survived', 'NoCoverage']

const tell = (name, mutants) => {
  const count = (states) => mutants.filter(({ status }) => states.includes(status)).length
  const [dead, left, broken] = [count(killed), count(alive), count(['RuntimeError', 'CompileError'])]
  const disabled = mutants.filter(({ statusReason }) => statusReason?.startsWith('Equivalent')).length
  const share = dead + left === 0 ? '–' : `${((dead / (dead + left)) * 100).toFixed(1)} %`
  const asides = [disabled && `${disabled} equivalent`, broken && `${broken} broke the run`].filter(Boolean)
  return `${name.padEnd(16)}${String(dead + left).padStart(6)} mutants${share.padStart(9)} killed, ${left} alive${asides.map((aside) => `, ${aside}`).join('')}`
}

const words = process.argv.slice(2)
const asked = words.length === 0 ? sources : (words[0] === 'changed' ? changedFiles() : words).flatMap(meant)
if (asked.length === 0) {
  console.log(`No machine or rule of core is meant.\n\n${usage}`)
  process.exit(words[0] === 'changed' ? 0 : 1)
}

const all = []
const lines = []
for (const folder of new Set(asked.map(folderOf))) {
  const found = run(
    folder,
    asked.filter((file) => folderOf(file) === folder),
  )
  const mutants = Object.values(found).flatMap((file) => file.mutants)
  for (const [file, { source, mutants }] of Object.entries(found)) {
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (!alive.includes(status)) continue
      const { start, end } = location
      const row = source.split('\n')[start.line - 1]
      const was = row.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
      const now = replacement.replace(/\s+/g, ' ').slice(0, 80)
      console.log(`${file}:${start.line}  ${status === 'Survived' ? '' : 'no test  '}${mutatorName}  ${was}  →  ${now}`)
    }
  }
  all.push(...mutants)
  lines.push(tell(folder, mutants))
  console.log(lines.at(-1))
}
console.log(`\n${lines.join('\n')}\n${tell('core', all)}`)
