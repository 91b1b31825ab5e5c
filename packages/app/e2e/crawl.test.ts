import { type RouteDefinition, routes } from '@artel/core/routes'
import { expect } from '@playwright/test'
import { routeOf, type Visit, walk, within } from './found/crawl.ts'
import { isPublic, pageFaults, refusalFaults } from './found/page-faults.ts'
import { readPage } from './found/read-page.ts'
import { readVocabulary } from './found/vocabulary.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD } from './people.ts'

let market: Marketplace
/** Patterns of the pages that the app serves. */
let served: ReadonlySet<string>
test.beforeAll(async () => {
  market = await startMarketplace()
  const { pages } = await import(new URL('../dist/server/entry-server.js', import.meta.url).href)
  served = new Set(pages)
})
test.afterAll(() => market.dispose())

/** Most pages of one kind with parameters; of each kind with a query, a third. */
const MOST = 30
/** The same for somebody signed in. */
const MOST_OWN = 3

// Some hundred pages: seconds on a quiet machine, minutes on a busy one.
test.describe.configure({ timeout: 400_000 })
/** Most pictures for shared links of one kind of page: each is drawn. */
const PICTURES = 3
/** Some of the other files that pages name. */
const FILES = 40

/** A name of a style as the build makes it: a mark of the file, and the name in it. */
const OF_A_PART = /^_?[\w-]{6}_\w+$/

/** Pages that nobody links to: a quiz and a letter lead there. */
const fromElsewhere: readonly RouteDefinition[] = [
  routes.marquizRedirect,
  routes.marquizSuccess,
  routes.marquizTaskCreate,
  routes.resetPassword,
]

const table = Object.values<RouteDefinition>(routes)
const isFixed = ({ pattern }: RouteDefinition) => !pattern.includes('{')
const isServed = ({ pattern }: RouteDefinition) => served.has(pattern)
const pathOf = (address: string) => address.split('?')[0] ?? ''
const first = ({ from: [one = 'the map'] }: Visit) => one

const groupsOf = <T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}
const byKind = (visits: readonly Visit[]) => groupsOf(visits, ({ route }) => route?.pattern ?? '')

/** Faults of visits, each told with its address. */
const told = (visits: readonly Visit[], faultsOf: (visit: Visit) => readonly string[]) =>
  visits.flatMap((visit) => faultsOf(visit).map((fault) => `${visit.address}: ${fault}`))
const expectNone = (faults: readonly string[], what: string) => expect.soft(faults, what).toEqual([])

const visitOf = async (address: string): Promise<Visit> => {
  const path = pathOf(address)
  return { address, path, route: routeOf(path), from: [], page: await readPage(market.url + address) }
}

const textAt = async (address: string) => (await fetch(address)).text()
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

/** Every address of a map of the site, its parts read as well. */
const readMap = async (address: string): Promise<readonly string[]> => {
  const xml = await textAt(address)
  if (!xml.includes('<sitemapindex')) return locations(xml)
  return (await Promise.all(locations(xml).map(readMap))).flat()
}

test('a stranger can walk the whole site: no link is broken, and every page tells who it is', async () => {
  const robots = await textAt(`${market.url}/robots.txt`)
  const maps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address)
  expect(maps).toContain(`${market.url}/sitemap.xml`)
  const mapped = (await Promise.all(maps.map(readMap))).flat()
  expectNone(
    mapped.filter((address) => !address.startsWith(`${market.url}/`)),
    'the map keeps to this site',
  )
  const starts = [
    '/',
    ...fromElsewhere.filter(isServed).map(({ pattern }) => pattern),
    ...mapped.map((address) => address.slice(market.url.length)),
  ]
  const { visits, links } = await walk({ origin: market.url, starts, most: MOST })
  const pages = visits.filter(({ page, route }) => page.status === 200 && route !== null)
  const listed = pages.filter(({ page }) => page.canonical.length > 0)

  await test.step('no link is broken, and none takes a detour', () => {
    const isSound = ({ page, route, from }: Visit) =>
      page.status === 200 ||
      page.status === 302 ||
      (page.status === 301 && from.length === 0) ||
      // What needs an account asks for it.
      (page.status === 401 && route?.guards.includes('auth'))
    const broken = visits.filter((visit) => !isSound(visit))
    expectNone(
      broken.map((visit) => `${first(visit)} → ${visit.address}: ${visit.page.status}`),
      'broken links',
    )
    const opened = new Set(visits.map(({ address }) => address))
    // What was not opened, for there are many of its kind, is a page of the table at least.
    const strange = [...links].filter(([address]) => {
      const route = routeOf(pathOf(address))
      return route ? !isServed(route) : !opened.has(address)
    })
    expectNone(
      strange.map(([address, from]) => `${from} → ${address}`),
      'links to no page',
    )
  })

  await test.step('a link to a place within a page finds it', () => {
    const known = new Map(visits.map(({ address, page }) => [address, page]))
    const lost = visits.flatMap(({ address, page }) =>
      page.links.flatMap((href) => {
        const hash = href.split('#')[1] ?? ''
        const to = hash === '' ? null : within(market.url, href, address)
        const target = to === null ? undefined : known.get(to)
        return target && !target.ids.has(decodeURIComponent(hash)) ? [`${address} → ${href}`] : []
      }),
    )
    expectNone([...new Set(lost)], 'places that are not there')
  })

  await test.step('each page says in its head what it is, and search engines can read it', () => {
    const words = readVocabulary()
    // The way out of a quiz leads on by itself.
    const shown = pages.filter(({ route }) => route && isPublic(route) && route !== routes.marquizRedirect)
    expect(shown.length).toBeGreaterThan(100)
    expectNone(
      told(shown, (visit) => pageFaults(visit, market.url, words)),
      'faults of pages',
    )
    const home = pages.find(({ path }) => path === '/')
    const types = (home?.page.structured ?? []).map((text) => JSON.parse(text)['@type'])
    expect.soft(types).toEqual(['Organization', 'WebSite'])
  })

  await test.step('the styles of all that a page shows come with it', async () => {
    for (const [visit] of byKind(pages)) {
      if (!visit) continue
      const { classes, styleSheets } = visit.page
      const styles = (await Promise.all(styleSheets.map((address) => textAt(market.url + address)))).join('\n')
      const styled = new Set(styles.match(/(?<=\.)[\w-]+/g))
      const ofParts = [...classes].filter((name) => OF_A_PART.test(name))
      expect.soft(ofParts.length, `${visit.address}: parts with styles`).toBeGreaterThan(0)
      const bare = ofParts.filter((name) => !styled.has(name))
      expect.soft(bare, visit.address).toEqual([])
    }
  })

  await test.step('every public page of the route table is reached by a link', () => {
    const reached = new Set([...links.keys()].map((address) => routeOf(pathOf(address))))
    const lonely = table.filter((route) => isPublic(route) && isServed(route) && !reached.has(route))
    expectNone(
      lonely.filter((route) => !fromElsewhere.includes(route)).map(({ pattern }) => pattern),
      'pages that nothing links to',
    )
  })

  await test.step('the map names what may be found, and all of what stands alone', () => {
    const own = pages.filter(({ address }) => mapped.includes(market.url + address))
    expectNone(
      own.filter(({ page }) => page.canonical[0] === undefined).map(({ address }) => address),
      'on the map, and not to be found',
    )
    const missing = listed.filter(
      ({ route, page: { canonical } }) =>
        route && isFixed(route) && !mapped.includes(canonical[0]?.split('?')[0] ?? ''),
    )
    expectNone(
      missing.map(({ address }) => address),
      'not on the map',
    )
  })

  await test.step('one page has one address, whatever a campaign or a stranger adds to it', async () => {
    const sample = byKind(listed).flatMap((some) => some.slice(0, 2))
    for (const { page, address } of sample) {
      const [canonical = ''] = page.canonical
      const marks = `${canonical.includes('?') ? '&' : '?'}utm_source=mail&gclid=1&x=2`
      for (const asked of [canonical, canonical + marks]) {
        const [named] = (await readPage(asked)).canonical
        expect.soft(named, `${asked}, from ${address}`).toBe(canonical)
      }
    }
  })

  await test.step('two addresses that may both be found have two titles', () => {
    // Two people may have one name; the fixed pages, and those of one path, are told apart.
    const groups = groupsOf(listed, ({ path, route, page }) => {
      const isOneOfMany = route !== null && !isFixed(route)
      return `${isOneOfMany ? path : ''} ${page.title}`
    })
    const doubles = groups
      .map((some) => [...new Set(some.map(({ page }) => page.canonical[0] ?? ''))])
      .filter((addresses) => addresses.length > 1)
    expectNone(
      doubles.map((addresses) => addresses.join(', ')),
      'one title for several addresses',
    )
  })

  await test.step('pictures and files of pages are there', async () => {
    const pictures = byKind(pages).flatMap((some) =>
      [...new Set(some.flatMap(({ page }) => page.social.get('og:image') ?? []))].slice(0, PICTURES),
    )
    expect(pictures.length).toBeGreaterThan(5)
    const files = [
      ...new Set(
        pages.flatMap(({ page, address }) => page.files.flatMap((file) => within(market.url, file, address) ?? [])),
      ),
    ]
    const step = Math.ceil(files.length / FILES)
    const asked = [...pictures, ...files.filter((_, index) => index % step === 0).map((path) => market.url + path)]
    for (const address of new Set(asked)) {
      const answer = await fetch(address)
      await answer.body?.cancel()
      expect.soft(answer.status, address).toBe(200)
      expect.soft(answer.headers.get('content-type'), address).not.toMatch(/^text\/html/)
    }
  })
})

const NOBODY = '00000000-0000-4000-8000-000000000000'

test('what is not there, and what is not for guests, cannot be found', async () => {
  const missing = [
    '/nowhere',
    '/nowhere/at/all',
    '/task/999999999',
    '/task/one',
    '/product/999999999',
    `/executor/${NOBODY}`,
    `/user/client/${NOBODY}`,
    '/task-find/nowhere',
  ]
  for (const visit of await Promise.all(missing.map(visitOf))) {
    expect.soft(visit.page.status, visit.address).toBe(404)
    expect.soft(visit.page.title, visit.address).toBe('Страница не найдена — Артель')
    expectNone(refusalFaults(visit), visit.address)
  }
  const own = table.filter((route) => route.guards.includes('auth') && isFixed(route) && isServed(route))
  expect(own.length).toBeGreaterThan(5)
  for (const visit of await Promise.all(own.map(({ pattern }) => visitOf(pattern)))) {
    expect.soft(visit.page.status, visit.address).toBe(401)
    expectNone(refusalFaults(visit), visit.address)
  }
})

for (const name of ['client', 'executor']) {
  test(`no link of a signed-in ${name} is broken`, async () => {
    const answer = await fetch(`${market.url}/web/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: `${name}@artel.test`, password: DEMO_PASSWORD }),
    })
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    const closed = name === 'client' ? ['staff', 'admin', 'protection-from-customer'] : ['staff', 'admin']
    const own = table.filter(
      (route) =>
        route.guards.includes('auth') &&
        isFixed(route) &&
        isServed(route) &&
        !route.guards.some((guard) => closed.includes(guard)),
    )
    const starts = ['/', ...own.map(({ pattern }) => pattern)]
    const { visits } = await walk({ origin: market.url, starts, most: MOST_OWN, cookie: cookies.join('; ') })
    // Help speaks to everybody: what it links to may say whose page it is.
    const isOfOthers = ({ route, page }: Visit) =>
      page.status === 403 && route?.guards.some((one) => closed.includes(one))
    const broken = visits.filter(
      (visit) => (visit.page.status >= 400 || visit.page.status === 301) && !isOfOthers(visit),
    )
    expectNone(
      broken.map((visit) => `${first(visit)} → ${visit.address}: ${visit.page.status}`),
      'broken links',
    )
    const opened = visits.filter(({ route, page }) => route?.guards.includes('auth') && page.status === 200)
    expect(opened.length).toBeGreaterThan(own.length - 1)
    expectNone(
      told(visits, ({ page }) => page.dead),
      'links and buttons that lead nowhere',
    )
  })
}
