// The fast part: formatting and lint, types, boundaries, unused code, generated files. `npm run check`.
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { installDependencies, root } from './setup.mjs'

/** Rounds of rows: the rows of a round run side by side, the checks of a row one after the other. */
const rounds = [
  [
    [['types', 'npx', ['tsc', '-b', '--checkers', '1', '--builders', '2']]],
    [
      ['format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '--colors=off', '.']],
      ['citations', 'node', ['.ci/citations.mjs']],
    ],
  ],
  // These read what was compiled.
  [
    [['unused code', 'npx', ['knip', '--no-progress']]],
    [
      ['boundaries', 'node', ['.ci/boundaries.mjs']],
      ['operations table', 'node', ['packages/core/scripts/print-operations.mjs', '--check']],
      ['machine pages', 'node', ['packages/core/scripts/print-machines.mjs', '--check']],
    ],
  ],
]

/** Runs a check and shows what it said when it is through; answers its name when it failed. */
const check = ([name, command, args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root })
    let said = ''
    const hear = (text) => {
      said += text
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', hear)
    child.on('close', (code) => {
      console.log(`\n— ${name}\n${said.trim()}`)
      resolve(code === 0 ? [] : [name])
    })
  })

/** One after the other. */
const inTurn = async (checks) => {
  const failed = []
  for (const one of checks) failed.push(...(await check(one)))
  return failed
}

/** Runs every check; answers the names of those that failed. */
export const runChecks = async () => {
  const failed = []
  for (const rows of rounds) failed.push(...(await Promise.all(rows.map(inTurn))).flat())
  return failed
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  installDependencies()
  const failed = await runChecks()
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
  process.exit(failed.length === 0 ? 0 : 1)
}
