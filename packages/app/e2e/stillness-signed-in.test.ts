import { expect } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn } from './people.ts'
import { servedPaths } from './served-paths.ts'
import { ALL_PAGES_MS, expectStill } from './slow-visit.ts'

// What moved is said in words, and tracing makes every page dearer.
test.use({ trace: 'off' })

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

for (const name of ['client', 'executor', 'moderator']) {
  test(`nothing moves on the pages of a ${name}, however late their data come`, async ({ browser }) => {
    test.setTimeout(ALL_PAGES_MS)
    const home = await signIn(browser, market.url, `${name}@artel.test`)
    const own = home.context()
    const paths = await servedPaths(own.request, market.url, ({ guards }) => guards.includes('auth'))
    await home.goto(`${market.url}/chats`)
    const chats = home.getByRole('list', { name: 'Чаты' }).getByRole('link')
    // Staff may have none yet.
    const known = chats.first().or(home.getByText('Чатов пока нет'))
    if (paths.includes('/chats')) await expect(known.first()).toBeVisible()
    const chat = (await chats.count()) > 0 ? [await chats.first().getAttribute('href')] : []
    await home.close()

    await expectStill(() => own.newPage(), market.url, [...paths, ...chat.flatMap((path) => path ?? [])])
    await own.close()
  })
}
