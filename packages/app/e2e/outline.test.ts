import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

interface Node {
  readonly role: string
  readonly name: string
  /** Of a heading. */
  readonly level: number
}

/** The accessibility tree of a page, line by line. */
const treeOf = async (page: Page): Promise<readonly Node[]> => {
  const snapshot = await page.locator('body').ariaSnapshot()
  return snapshot.split('\n').flatMap((line) => {
    const [, role, name = ''] = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? []
    return role ? [{ role, name, level: Number(/\[level=(\d)\]/.exec(line)?.[1] ?? 0) }] : []
  })
}

const told = ({ level, name }: Node) => `h${level} «${name}»`

/** What somebody would stumble over who walks through a page by its headings and landmarks. */
const faultsOf = (tree: readonly Node[]): readonly string[] => {
  const of = (wanted: string) => tree.filter(({ role }) => role === wanted)
  const headings = of('heading')
  const first = headings.filter(({ level }) => level === 1)
  const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
  const navigations = of('navigation').map(({ name }) => name)
  return [
    ...(first.length === 1 ? [] : [`${first.length} h1: ${first.map(told).join(', ')}`]),
    ...headings.filter(({ name }) => name === '').map((heading) => `a heading without words: ${told(heading)}`),
    ...skipped.map((heading) => `a level is skipped before ${told(heading)}`),
    ...['banner', 'main', 'contentinfo'].flatMap((role) =>
      of(role).length === 1 ? [] : [`${of(role).length} times ${role}`],
    ),
    ...(navigations.length === 0 ? ['no navigation'] : []),
    ...navigations
      .filter((name, at) => name === '' || navigations.indexOf(name) !== at)
      .map((name) => `navigation «${name}»`),
  ]
}

/** Public pages, and of those with parameters one that a list leads to. */
const PAGES: readonly { readonly path: string; readonly leads?: string }[] = [
  { path: '/' },
  { path: '/task-find' },
  { path: '/task-find', leads: 'a[href^="/task/"]' },
  { path: '/executors' },
  { path: '/executors', leads: 'main a[href^="/executor/"]' },
  { path: '/catalog' },
  { path: '/catalog', leads: 'main a[href^="/product/"]' },
  { path: '/blog' },
  { path: '/blog', leads: 'main a[href^="/blog/articles/"]' },
  { path: '/faq' },
  { path: '/faq', leads: 'main a[href^="/faq/list/"]' },
  { path: '/contacts' },
  { path: '/landing-become-executor' },
  { path: '/terms-of-use' },
]

for (const [screen, width] of [
  ['desktop', 1280],
  ['phone', 360],
] as const) {
  test(`by headings and landmarks one finds the way through public pages on a ${screen}`, async ({ browser }) => {
    const context = await browser.newContext({ ...returning(market.url), viewport: { width, height: 800 } })
    const page = await context.newPage()
    for (const { path, leads } of PAGES) {
      await page.goto(market.url + path)
      if (leads !== undefined) {
        const href = await page.locator(leads).first().getAttribute('href')
        await page.goto(new URL(href ?? '/nowhere', market.url).href)
      }
      await expect(page.getByRole('main')).toBeVisible()
      expect.soft(faultsOf(await treeOf(page)), `${path} ${leads ?? ''} ${page.url()}`).toEqual([])
    }
    await context.close()
  })
}

test('an outline with a fault is found out', () => {
  const heading = (level: number) => ({ role: 'heading', name: 'Раздел', level })
  const frame = ['banner', 'main', 'contentinfo'].map((role) => ({ role, name: '', level: 0 }))
  const ways = { role: 'navigation', name: 'Разделы', level: 0 }
  expect(faultsOf([...frame, ways, heading(1), heading(2), heading(3), heading(2)])).toEqual([])
  expect(faultsOf([...frame, ways, heading(1), heading(3)])).toEqual(['a level is skipped before h3 «Раздел»'])
  expect(faultsOf([...frame.slice(1), ways, ways, heading(1), heading(1)])).toHaveLength(3)
})
