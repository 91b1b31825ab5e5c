// Reporter of vitest for `npm test`: how long the files of each project took.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

/** Where a run leaves its `{ [project]: { ms, tests } }`. */
export const projectTimesFile = join(root, 'node_modules/.cache/test-reports/projects.json')

const timeOf = (module) => {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  return prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
}

/** Sums up the files of each project; they run side by side, so the sum of all may be longer than the run. */
export default class ProjectTimes {
  onTestRunEnd(modules) {
    const times = {}
    for (const module of modules) {
      const { name } = module.project
      times[name] ??= { ms: 0, tests: 0 }
      times[name].ms += timeOf(module)
      times[name].tests += [...module.children.allTests()].length
    }
    mkdirSync(dirname(projectTimesFile), { recursive: true })
    writeFileSync(projectTimesFile, JSON.stringify(times))
  }
}
