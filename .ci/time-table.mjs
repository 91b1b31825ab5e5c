// Where the time of `npm test` goes.

const row = (name, ms, note = '') => `${name.padEnd(28)}${(ms / 1000).toFixed(1).padStart(8)}${note}`

/** Measures parts that follow each other: each lasts from the end of the one before it. */
export const startClock = (now = Date.now) => {
  const parts = []
  let since = now()
  return {
    /** Ends the part that runs and gives it a name. */
    end(name) {
      const at = now()
      parts.push({ name, ms: at - since })
      since = at
    },
    /** Parts in order, `{ name, ms }`. */
    parts,
  }
}

/** Text of the table: parts of the run, and the projects of vitest by `{ ms, tests }`, the longest first. */
export const timeTable = (parts, projects) =>
  [
    'Seconds by part:',
    ...parts.map(({ name, ms }) => row(name, ms)),
    'Seconds of the files of each project, which run side by side (a test, ms):',
    ...Object.entries(projects)
      .sort(([, one], [, other]) => other.ms - one.ms)
      .map(([name, { ms, tests }]) => row(name, ms, `  (${tests} tests, ${(ms / Math.max(tests, 1)).toFixed(0)})`)),
  ].join('\n')
