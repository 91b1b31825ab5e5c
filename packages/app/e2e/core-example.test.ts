import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'

const EXAMPLE = fileURLToPath(new URL('../../core/examples/run.mjs', import.meta.url))

let marketplace: Marketplace

test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

test('core without a screen does the main job against the running server', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, marketplace.url], { timeout: 60_000 })

  expect(stdout.trim().split('\n').at(-1)).toBe('Задание завершено: FINISHED.')
})
