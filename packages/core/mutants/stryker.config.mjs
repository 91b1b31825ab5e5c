/**
 * How core is mutated; `.ci/mutants.mjs` says which files. Texts are left alone: half of the strings are names that the
 * compiler checks, the other half words for people.
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './mutants/placeholders.mjs'],
  ignorers: ['placeholders'],
  testRunner: 'vitest',
  vitest: { configFile: 'mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['bench', 'dist', 'examples', 'scripts'],
  tempDirName: 'coverage',
  reporters: ['json', 'progress'],
  jsonReporter: { fileName: 'coverage/mutants.json' },
  logLevel: 'warn',
  warnings: { slow: false },
  timeoutMS: 5_000,
  allowEmpty: true,
}
