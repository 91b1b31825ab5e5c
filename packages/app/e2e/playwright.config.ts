import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../../.ci/chromium.mjs'

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Every file has a server with data of its own.
  workers: 2,
  // A whole run has two browsers, two servers and two cores: what only was too slow is tried again, and named in the end.
  retries: report ? 1 : 0,
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What a test puts in the place of an answer does not pass through a worker; `installed.test.ts` lets it in.
    serviceWorkers: 'block',
    // A whole run records only what is tried again.
    trace: report ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
