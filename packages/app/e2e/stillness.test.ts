import { matchRoute, type RouteDefinition, routes } from '@artel/core/routes'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'
import { expectStill, gate } from './slow-visit.ts'

// What moved is said in words, and tracing makes every page dearer.
test.use({ trace: 'off' })

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

/** The site's map names no slug that is not there. */
const knowsAll = () => true

/** Addresses of the rows of the route table that are there for whoever asks: as they stand, or one of the site's map. */
const servedPaths = async (request: APIRequestContext, isMeant: (page: RouteDefinition) => boolean) => {
  const map = await (await request.get(`${market.url}/sitemap.xml`)).text()
  const known = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  const pathOf = (page: RouteDefinition) =>
    page.pattern.includes('{') ? known.find((path) => matchRoute(path, knowsAll)?.route === page) : page.pattern
  const paths = Object.values<RouteDefinition>(routes)
    .filter(isMeant)
    .flatMap((page) => pathOf(page) ?? [])
  const answers = await Promise.all(paths.map((path) => request.get(market.url + path)))
  return paths.filter((_, index) => answers[index]?.ok())
}

test('nothing moves on a public page, however late its scripts and its typeface come', async ({ browser }) => {
  const guest = await browser.newContext(returning(market.url))
  const paths = await servedPaths(guest.request, ({ guards }) => guards.length === 0)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/task-find',
      '/executors',
      '/categories',
      '/task-categories',
      '/auth/reset-password',
    ]),
  )
  expect(paths.filter((path) => matchRoute(path, knowsAll)?.route === routes.executorsCategory)).toHaveLength(1)
  expect(paths.filter((path) => /^\/task(-find)?\/./.test(path))).toHaveLength(2)

  await expectStill(() => guest.newPage(), market.url, [...paths, '/nowhere'])
  await guest.close()
})

for (const name of ['client', 'executor', 'moderator']) {
  test(`nothing moves on the pages of a ${name}, however late their data come`, async ({ browser }) => {
    const home = await signIn(browser, market.url, `${name}@artel.test`)
    const own = home.context()
    const paths = await servedPaths(own.request, ({ guards }) => guards.includes('auth'))
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

test('a page asks for its typeface before its styles', async ({ request }) => {
  const html = await (await request.get(market.url)).text()
  const links = [...html.matchAll(/<link [^>]*rel="(preload|stylesheet)"[^>]*>/g)].map(([link]) => link)
  const isFont = (link: string) => /as="font".*type="font\/woff2"/.test(link)
  expect(links.map(isFont)).toEqual([true, ...links.slice(1).map(() => false)])
})

test('a page asks for its code when it has been drawn: until then the line belongs to what is seen', async ({
  browser,
}) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const styles = gate()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(/\.css$/, styles.hold)
  const typeface = page.waitForResponse(/\.woff2$/)
  await page.goto(`${market.url}/task-find`, { waitUntil: 'commit' })
  await (await typeface).finished()
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])

  styles.open()
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1)
  const lastOf = (end: string) => asked.findLastIndex((path) => path.endsWith(end))
  expect(asked.findIndex((path) => path.endsWith('.js'))).toBeGreaterThan(lastOf('.woff2'))
  await page.context().close()
})

test('a typeface that came too late for one page is there on the next', async ({ browser }) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const typeface = gate()
  await page.route(/\.woff2$/, typeface.hold)
  await page.goto(`${market.url}/task-find`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  typeface.open()
  await page.waitForLoadState('networkidle')
  const isWorn = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')
      const widths = ['"Golos Text", monospace', 'monospace'].map((fonts) => {
        if (context) context.font = `100px ${fonts}`
        return context?.measureText('Щ').width
      })
      return widths[0] !== widths[1]
    })
  expect(await isWorn()).toBe(false)

  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/task\/\d+$/)
  await expect.poll(isWorn).toBe(true)
  await page.context().close()
})
