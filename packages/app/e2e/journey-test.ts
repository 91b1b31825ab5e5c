import { test as base } from '@playwright/test'

/**
 * Playwright's test, which closes what has been opened in it. Playwright itself leaves the browsers that a test makes for its
 * people open until all files are done, and each page among them goes on asking for a server that has ended.
 */
export const test = base.extend<{ closedAfterwards: undefined }>({
  closedAfterwards: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      const own = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(own.map((context) => context.close()))
    },
    { auto: true },
  ],
})
