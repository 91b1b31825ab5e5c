// The fast part: formatting and lint, types, boundaries, unused code, generated files. `npm run check`.
import { pathToFileURL } from 'node:url'
import { installDependencies, run } from './setup.mjs'

const checks = [
  ['format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.']],
  ['types', 'npx', ['tsc', '-b']],
  ['operations table', 'node', ['packages/core/scripts/print-operations.mjs', '--check']],
  ['machine pages', 'node', ['packages/core/scripts/print-machines.mjs', '--check']],
  ['boundaries', 'node', ['.ci/boundaries.mjs']],
  ['citations', 'node', ['.ci/citations.mjs']],
  ['unused code', 'npx', ['knip', '--no-progress']],
]

/** Runs every check; answers the names of those that failed. */
export const runChecks = () =>
  checks.flatMap(([name, command, args]) => {
    console.log(`\n— ${name}`)
    return run(command, args) ? [] : [name]
  })

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  installDependencies()
  const failed = runChecks()
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
  process.exit(failed.length === 0 ? 0 : 1)
}
