import { expect, type Page, type Route } from '@playwright/test'

/** Widths that pages are looked at in, with the height of a window that is usual there. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

/** What moved in one frame. */
interface Movement {
  readonly at: number
  readonly score: number
  readonly what: readonly string[]
}

/** What the page itself keeps of its movements. */
interface Watched {
  /** When all of the HTML had been drawn; `null` before. */
  readonly wholeAt: number | null
  readonly movements: readonly Movement[]
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
  const watched: { wholeAt: number | null; movements: Movement[] } = { wholeAt: null, movements: [] }
  const nameOf = (node: Node | null) => node?.textContent?.trim().slice(0, 30) || node?.nodeName || '?'
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const what = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const places = [from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
        return `${entry.value.toFixed(4)} ${nameOf(node)}: ${places.join(' → ')}`
      })
      watched.movements.push({ at: entry.startTime, score: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  // The first frame after the last of the HTML draws it, so whatever that moves has happened when the second begins.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    requestAnimationFrame(() =>
      requestAnimationFrame((begun) => {
        watched.wholeAt = begun
      }),
    )
  })
  Object.assign(globalThis, { watched })
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
  (globalThis as unknown as { watched: Watched }).watched.wholeAt !== null &&
  performance.getEntriesByName('first-contentful-paint').length > 0

/** Of what was watched, what has moved since all of the HTML was drawn. */
const movedSince = ({ wholeAt, movements }: Watched) => {
  const late = movements.filter(({ at }) => wholeAt !== null && at >= wholeAt)
  return { score: late.reduce((sum, { score }) => sum + score, 0), what: late.flatMap(({ what }) => what) }
}

/** What a visit was like: how much moved, what, and how far the page goes sideways with or without its typeface. */
interface Visit extends Omit<Movement, 'at'> {
  readonly sideways: number
}

/**
 * A visit on which everything comes as late as it can, one after another: the HTML with its styles, then the scripts once that
 * is drawn, then data and typeface once the scripts have made their page of it. Answers what moved, and how far the page
 * goes sideways with and without its typeface. A busy machine may draw half of the HTML: what the other half moves is not
 * counted.
 */
const visitSlowly = async (page: Page, url: string): Promise<Visit> => {
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
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  return { ...movedSince(watched), sideways: Math.max(before, await sideways()) }
}

/** What a busy machine may need for all pages of a guest, or of a role, in all windows, in milliseconds. */
export const ALL_PAGES_MS = 600_000

/** What nobody can know beforehand moves less: a counter of two figures, or a line more of a deal in the head of a chat. */
const MOST = 0.01

const complaintsOf = ({ score, what, sideways }: Visit, at: string) => [
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
