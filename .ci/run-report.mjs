// Reporter of vitest for `npm test`: how long the files of each project took, and which tests failed, for good or at first.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

/** Where a run leaves its `{ times: { [project]: { ms, tests } }, failed: string[], unsteady: string[] }`. */
export const runReportFile = join(root, 'node_modules/.cache/test-reports/run.json')

const timeOf = (module) => {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  return prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
}

const nameOf = (module, test) => `${module.project.name}: ${module.relativeModuleId} › ${test.fullName}`

/** What Storybook puts before an error, again for each try. */
const STORYBOOK_HINT = /Click to debug the error directly in Storybook: \S+/g

/**
 * The first line of what a test said, also when it passed in the end: the whole may lie thousands of lines farther up.
 * @param message - with Storybook's hint and colours, or without
 */
export const gistOf = (message = '') =>
  stripVTControlCharacters(message).replace(STORYBOOK_HINT, '').trim().split('\n', 1)[0].slice(0, 400)

const told = (module, test) => `${nameOf(module, test)}\n    ${gistOf(test.result().errors?.[0]?.message)}`

/** Sums up the files of each project; they run side by side, so the sum of all may be longer than the run. */
export default class RunReport {
  onTestRunEnd(modules) {
    const report = { times: {}, failed: [], unsteady: [] }
    for (const module of modules) {
      const { name } = module.project
      report.times[name] ??= { ms: 0, tests: 0 }
      report.times[name].ms += timeOf(module)
      const tests = [...module.children.allTests()]
      report.times[name].tests += tests.length
      if (module.errors().length > 0) report.failed.push(`${name}: ${module.relativeModuleId}`)
      for (const test of tests) {
        if (test.result().state === 'failed') report.failed.push(told(module, test))
        else if (test.diagnostic()?.flaky) report.unsteady.push(told(module, test))
      }
    }
    mkdirSync(dirname(runReportFile), { recursive: true })
    writeFileSync(runReportFile, JSON.stringify(report))
  }
}

/** The same of the journeys, out of Playwright's report: tests by what became of them. */
export const outcomesOf = (journeys) => {
  const outcomes = { failed: [], unsteady: [] }
  const walk = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const { status } of spec.tests) {
        const name = `journeys: ${spec.file}:${spec.line} › ${spec.title}`
        if (status === 'unexpected') outcomes.failed.push(name)
        if (status === 'flaky') outcomes.unsteady.push(name)
      }
    }
    suite.suites?.forEach(walk)
  }
  journeys?.suites.forEach(walk)
  return outcomes
}

/** A list under its heading, or nothing. */
export const listed = (heading, names) => (names.length === 0 ? '' : `\n${[heading, ...names].join('\n  ')}\n`)
