import { threadCpu } from './thread.mjs'

const CATEGORIES = ['toplevel', 'devtools.timeline']
/** A phone of the middle class, as Lighthouse has it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** What waits for the page's rest waits two seconds at most. */
const REST = 2500

/** What a page has shifted by: the sum of all of it. */
const watchShifts = () => {
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Trace of the whole browser until `stop` is called. */
const traceOf = async (browser) => {
  const cdp = await browser.newBrowserCDPSession()
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES }, transferMode: 'ReportEvents' })
  return async () => {
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await done
    await cdp.detach()
    return events
  }
}

/**
 * A first visit, as a guest, until the page has come to rest: CPU of its main thread, requests and bytes.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export async function visit(browser, url) {
  const context = await browser.newContext({ ...PHONE, locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  let [requests, bytes] = [0, 0]
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  await page.addInitScript(watchShifts)
  const stop = await traceOf(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(REST)
  const events = await stop()
  const cls = await page.evaluate(() => globalThis.shifted)
  await context.close()
  return { ...threadCpu(events), cls, requests, kib: bytes / 1024, events }
}
