import { expect, type Page } from '@playwright/test'

const isAlive = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/** How many files the page has got once it had nothing else to do. */
const filesWhenIdle = () =>
  new Promise<number>((done) => {
    requestIdleCallback(() => done(performance.getEntriesByType('resource').length), { timeout: 2000 })
  })

/**
 * Waits until a page has come alive and has loaded what it loads at rest. That nothing is loaded does not say so: code is asked for
 * when the page has been drawn, which a busy machine may take its time for.
 */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(isAlive)
  let files = -1
  await expect
    .poll(
      async () => {
        const before = files
        files = await page.evaluate(filesWhenIdle)
        return files - before
      },
      { intervals: [500] },
    )
    .toBe(0)
}
