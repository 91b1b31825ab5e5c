// `npm test`: everything CI runs. The last line counts the tests of all suites.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureNginx } from '../packages/server/test/nginx-server.mjs'
import { ensurePostgres } from '../packages/server/test/postgres-binaries.mjs'
import { ensureRedis } from '../packages/server/test/redis-server.mjs'
import { runChecks } from './check.mjs'
import { runFolder } from './picture-files.mjs'
import { judgePictures } from './picture-judge.mjs'
import { listed, outcomesOf, runReportFile } from './run-report.mjs'
import { installDependencies, requireChromium, root, run } from './setup.mjs'
import { startClock, timeTable } from './time-table.mjs'

const started = Date.now()
const clock = startClock()
installDependencies()
const chromium = await requireChromium()
if (!ensurePostgres()) console.warn('\n!!! No PostgreSQL here: the server is tested on the embedded database only.\n')
if (!ensureRedis()) console.warn('\n!!! No Redis here: several processes on one database are not tested.\n')
if (!ensureNginx()) console.warn('\n!!! No nginx here: a proxy in front of several processes is not tested.\n')
const reports = join(root, 'node_modules/.cache/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

clock.end('install')
const failures = await runChecks()
clock.end('checks')
const step = (name, ok) => {
  if (!ok) failures.push(name)
}

console.log('\n— build')
step('build', run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only']))
clock.end('build')
console.log('\n— size')
step('size', run('node', ['.ci/size.mjs']))
clock.end('size')
console.log('\n— unit, server and story tests')
rmSync(runFolder, { recursive: true, force: true })
const environment = {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
  PICTURES: 'compare',
}
step(
  'vitest',
  run(
    'npx',
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./.ci/run-report.mjs',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    environment,
  ),
)
clock.end('unit, server and story tests')
const pictures = judgePictures()
console.log(`\n${pictures.said}`)
step('pictures', pictures.isWell)
console.log('\n— journeys')
step('journeys', run('npx', ['playwright', 'test', '-c', 'packages/app/e2e/playwright.config.ts'], environment))
clock.end('journeys')

const read = (name) => {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    failures.push(`${name} was not written`)
    return null
  }
}
const vitest = read('vitest.json')
const journeys = read('e2e.json')
const report = read(basename(runReportFile))
const ofJourneys = outcomesOf(journeys)
const passed = (vitest?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0)
const failed = (vitest?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0)
const skipped = (vitest?.numPendingTests ?? 0) + (vitest?.numTodoTests ?? 0) + (journeys?.stats.skipped ?? 0)

console.log(
  listed('Failed at first and passed when tried again:', [...(report?.unsteady ?? []), ...ofJourneys.unsteady]),
)
console.log(listed('Failed:', [...(report?.failed ?? []), ...ofJourneys.failed]))
console.log(`\n${timeTable(clock.parts, report?.times ?? {})}`)
console.log(`\n${Math.round((Date.now() - started) / 1000)} s.`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
console.log(`tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failures.length === 0 && failed === 0 && passed > 0 ? 0 : 1)
