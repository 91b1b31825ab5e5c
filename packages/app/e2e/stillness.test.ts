import { matchRoute, routes } from '@artel/core/routes'
import { expect } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning } from './people.ts'
import { knowsAll, servedPaths } from './served-paths.ts'
import { ALL_PAGES_MS, expectStill, gate } from './slow-visit.ts'

// What moved is said in words, and tracing makes every page dearer.
test.use({ trace: 'off' })

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

test('nothing moves on a public page, however late its scripts and its typeface come', async ({ browser }) => {
  test.setTimeout(ALL_PAGES_MS)
  const guest = await browser.newContext(returning(market.url))
  const paths = await servedPaths(guest.request, market.url, ({ guards }) => guards.length === 0)
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

test('a page asks for its typeface before its styles', async ({ request }) => {
  const html = await (await request.get(market.url)).text()
  const links = [...html.matchAll(/<link [^>]*rel="(preload|stylesheet)"[^>]*>/g)].map(([link]) => link)
  const isFont = (link: string) => /as="font".*type="font\/woff2"/.test(link)
  expect(links.map(isFont)).toEqual([true, ...links.slice(1).map(() => false)])
})

test('what queries have loaded comes as data, and not as a script that is run while the page is drawn', async ({
  request,
}) => {
  const html = await (await request.get(`${market.url}/executors`)).text()
  const [element = '', data = '[]'] = /<script id="artel-queries"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data).length).toBeGreaterThan(1)
  expect(html.replace(element, '')).not.toContain('queryHash')
})

test('a page without rare letters leaves their file alone', async ({ browser }) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const typefaces: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && typefaces.push(request.url()))
  for (const path of ['/', '/task-find', '/executors', '/catalog', '/licences']) {
    await page.goto(market.url + path, { waitUntil: 'networkidle' })
  }
  expect([...new Set(typefaces)]).toEqual([expect.stringMatching(/\/golos-text-(?!rare)/)])
  await page.context().close()
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
