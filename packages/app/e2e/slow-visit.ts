import { expect, type Page, type Route } from '@playwright/test'

/** Widths that pages are looked at in, with the height of a window that is usual there. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

/** What the page itself keeps of its movements. */
interface Moved {
  readonly score: number
  readonly what: readonly string[]
}

/** Holds requests back until it is opened. */
export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened, hold: (route: Route) => opened.then(() => route.continue()) }
}

const watchMovements = () => {
  const moved: { score: number; what: string[] } = { score: 0, what: [] }
  const nameOf = (node: Node | null) => node?.textContent?.trim().slice(0, 30) || node?.nodeName || '?'
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      const [{ domInteractive = 0 } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const isParsed = domInteractive > 0 && entry.startTime >= domInteractive
      if (!isParsed || entry.hadRecentInput) continue
      moved.score += entry.value
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const places = [from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
        moved.what.push(`${entry.value.toFixed(4)} ${nameOf(node)}: ${places.join(' → ')}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, { moved })
}

/** What of a page comes late: its scripts, and then its data and its typeface. */
const SCRIPT = '/assets/*.js'
const LATER = ['.woff2', '/web/api/*']

/**
 * Holds back what comes late. Playwright's routes would take all of a page's hundred requests through Node, and its files past
 * the cache, at twice the price of the visit.
 */
const holdBack = async (page: Page, scripts: Promise<void>, rest: Promise<void>): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', async ({ requestId, request }) => {
    await (new URL(request.url).pathname.endsWith('.js') ? scripts : rest)
    // Whoever has closed the page waits for nothing of it.
    await session.send('Fetch.continueRequest', { requestId }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [SCRIPT, ...LATER].map((end) => ({ urlPattern: `*${end}` })) })
}

const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const isAlive = () =>
  Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactFiber'))

/** To be asked at every frame, a page draws one. */
const SELDOM = { polling: 100 }

const isDrawn = () =>
  document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0

/**
 * A visit on which everything comes as late as it can, one after another: the HTML with its styles, then the scripts once that
 * is drawn, then data and typeface once the scripts have made their page of it. Answers what moved, and how far the page
 * goes sideways with and without its typeface. A busy machine may draw half of the HTML: what the other half moves is not
 * counted.
 */
const visitSlowly = async (page: Page, url: string): Promise<Moved & { readonly sideways: number }> => {
  const [scripts, rest] = [gate(), gate()]
  await page.addInitScript(watchMovements)
  await holdBack(page, scripts.opened, rest.opened)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isDrawn, undefined, SELDOM)
  scripts.open()
  await page.waitForFunction(isAlive, undefined, SELDOM)
  await page.evaluate(twoFrames)
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const before = await sideways()
  rest.open()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(twoFrames)
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved)
  return { ...moved, sideways: Math.max(before, await sideways()) }
}

/** What a busy machine may need for all pages of a guest, or of a role, in all windows, in milliseconds. */
export const ALL_PAGES_MS = 600_000

/** What nobody can know beforehand moves less: a counter of two figures, or a line more of a deal in the head of a chat. */
const MOST = 0.01

const complaintsOf = ({ score, what, sideways }: Awaited<ReturnType<typeof visitSlowly>>, at: string) => [
  ...(score > MOST ? [`${at} moves by ${score.toFixed(4)}:\n  ${what.join('\n  ')}`] : []),
  ...(sideways > 0 ? [`${at} goes ${sideways} px sideways`] : []),
]

/** Visits pages, one after another in every window at once, and expects that nothing of them moves or goes sideways. */
export const expectStill = async (open: () => Promise<Page>, origin: string, paths: readonly string[]) => {
  const visit = async (path: string, window: (typeof WINDOWS)[number]) => {
    const page = await open()
    await page.setViewportSize(window)
    const seen = await visitSlowly(page, origin + path)
    await page.close()
    return complaintsOf(seen, `${path} at ${window.width} px`)
  }
  const complaints: string[] = []
  for (const path of paths) {
    const visits = WINDOWS.map((window) => visit(path, window))
    complaints.push(...(await Promise.all(visits)).flat())
  }
  expect(complaints.join('\n')).toBe('')
}
