// `node .ci/storybook-time.mjs [rounds]`: how long the static workshop takes from its address to its first page, read in
// a fresh browser each time, and how much of it goes over the wire.
import os from 'node:os'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from './chromium.mjs'
import { makeStaticStorybook, serveStaticStorybook } from './storybook-static.mjs'

await makeStaticStorybook()
const { address, close } = await serveStaticStorybook(0)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

const system = await browser.newBrowserCDPSession()
/** Processor time of all of the browser's processes, in seconds: a busy machine changes it little. */
const processorTime = async () => {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

const visit = async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let bytes = 0
  await devtools.send('Network.enable')
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const before = await processorTime()
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('#storybook-docs h1, #storybook-root h1').first().waitFor()
  const seconds = (performance.now() - start) / 1000
  const work = (await processorTime()) - before
  await context.close()
  return { seconds, bytes, work }
}

const visits = []
for (let round = 0; round < Number(process.argv[2] ?? 5); round += 1) visits.push(await visit())
await browser.close()
await close()

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]?.toFixed(2)
const [load = 0] = os.loadavg()
console.log(`First page, median of ${visits.length}: ${median(visits.map(({ seconds }) => seconds))} s`)
console.log(`Processor time of the browser until then: ${median(visits.map(({ work }) => work))} s`)
console.log(`Over the wire: ${Math.round(Math.max(...visits.map(({ bytes }) => bytes)) / 1024)} KiB`)
console.log(`Load of the machine: ${load.toFixed(1)} on ${os.cpus().length} cores`)
