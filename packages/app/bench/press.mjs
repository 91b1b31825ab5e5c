/** A phone of the middle class: its window, and its processor beside that of a desktop. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const SLOWER = 4
/** The browser tells of no event that took less. */
const SHORTEST = 16
/** So long nothing must have been done for the page to be quiet again. */
const QUIET = 400
/** A page that is never quiet is not waited for. */
const LOOKS = 10

/** Takes down how long events took, and when an element has come to be painted. */
export const watchPresses = () => {
  const taken = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries())
      if (interactionId) taken.push({ duration, startTime })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  const isHere = (awaited) => {
    const [selector, text] = awaited
    return [...document.querySelectorAll(selector)].some((element) => !text || element.textContent.includes(text))
  }
  globalThis.presses = {
    taken,
    begin(awaited) {
      taken.length = 0
      globalThis.presses.shown = new Promise((resolve) => {
        setTimeout(resolve, 10_000, null)
        let pressed
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            pressed ??= timeStamp
          },
          { capture: true, once: true },
        )
        const painted = () => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - pressed)
          requestAnimationFrame(() => channel.port2.postMessage(null))
        }
        const watch = new MutationObserver(() => {
          if (!isHere(awaited)) return
          watch.disconnect()
          painted()
        })
        watch.observe(document, { subtree: true, childList: true, characterData: true })
      })
    },
  }
}

/**
 * A tap on an element of a page that has come to rest, on a slow processor.
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} target what is tapped
 * @param {[string, string?]} awaited selector, and text, of what it brings
 * @returns {Promise<{ next: number, shown: number, busy: number }>} ms from the press to the next picture, ms until what was
 * asked for is painted, and ms of work of the main thread until it is quiet
 */
export async function press(page, target, awaited) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  await page.evaluate((what) => globalThis.presses.begin(what), awaited)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = await busy()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  const shown = await page.evaluate(() => globalThis.presses.shown)
  if (shown === null) throw new Error(`Nothing came of the press: ${awaited.join(' ')}`)
  let after = await busy()
  for (let look = 0; look < LOOKS; look += 1) {
    await page.waitForTimeout(QUIET)
    const now = await busy()
    if (now - after < QUIET / 20) break
    after = now
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const taken = await page.evaluate(() => globalThis.presses.taken)
  await cdp.detach()
  return { next: Math.max(SHORTEST, ...taken.map(({ duration }) => duration)), shown, busy: after - before }
}
