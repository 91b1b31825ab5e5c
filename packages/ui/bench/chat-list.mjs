// How a window of 100 000 messages does in Chromium with its processor four times slower, as on a phone of the middle
// class. `npm run bench:chat-list`; [--messages 100000] [--rounds 3] [--cpu 4].
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { chromiumFlags, findChromium } from '../../../.ci/chromium.mjs'

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '4' },
  },
})
const [messages, rounds, cpu] = [values.messages, values.rounds, values.cpu].map(Number)
const FRAMES = 120

const root = import.meta.dirname
const outDir = path.join(tmpdir(), `artel-bench-chat-list-${process.pid}`)
const page =
  '<!doctype html><html lang="ru"><style>html,body,#root{block-size:100%;margin:0}#root{display:grid}</style><div id="root"></div><script type="module" src="./page.jsx"></script></html>'
const html = {
  name: 'page',
  resolveId: (id) => (id.endsWith('index.html') ? path.join(root, 'index.html') : null),
  load: (id) => (id.endsWith('index.html') ? page : null),
}
const shared = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['artel-source', ...defaultClientConditions] },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
}
await build({
  ...shared,
  plugins: [html, react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'chrome123',
    cssTarget: 'chrome123',
    rolldownOptions: { input: path.join(root, 'index.html') },
  },
})
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
const { port } = server.httpServer.address()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const results = []
for (let round = 0; round < rounds; round += 1) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' })
  const tab = await context.newPage()
  // What the developer tools hook into tells of each commit, in the very build that people get.
  await tab.addInitScript(() => {
    globalThis.commits = 0
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        globalThis.commits += 1
      },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    }
  })
  tab.on('pageerror', (error) => console.error(error.message))
  const cdp = await context.newCDPSession(tab)
  const open = async () => {
    await tab.goto(`http://127.0.0.1:${port}/`)
    await tab.waitForFunction(() => 'bench' in globalThis)
    await tab.evaluate(() => document.fonts.ready)
  }
  const slow = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  await open()
  await cdp.send('Performance.enable')
  await tab.evaluate((count) => globalThis.bench.prepare(count), messages)
  await slow(cpu)
  const { took, below } = await tab.evaluate(() => globalThis.bench.mount())
  const before = await busy()
  const { late } = await tab.evaluate((count) => globalThis.bench.scroll(count, 200, false), FRAMES)
  const aFrame = ((await busy()) - before) / FRAMES
  const watched = await tab.evaluate((count) => globalThis.bench.scroll(count, 200, true), FRAMES)
  const hurried = await tab.evaluate((count) => globalThis.bench.scroll(count, 600, true), FRAMES)
  const jump = Math.max(
    ...(await tab.evaluate(async () => [await globalThis.bench.prepend(10), await globalThis.bench.prepend(50)])),
  )
  const stuck = await tab.evaluate(() => globalThis.bench.append())
  const dom = await tab.evaluate(() => globalThis.bench.dom())
  await slow(1)
  await open()
  await slow(cpu)
  const burst = await tab.evaluate(() => globalThis.burst(1000))
  results.push({
    'mount, ms': took,
    'from the end after it, px': below,
    'work a frame while scrolling 200 px, ms': aFrame,
    'late frames, %': (late / FRAMES) * 100,
    'blank frames at 200 px, %': (watched.blank / FRAMES) * 100,
    'blank frames at 600 px, %': (hurried.blank / FRAMES) * 100,
    'jump when older ones come, px': jump,
    'from the end when new ones come, px': stuck,
    'rows in the document': dom,
    '1 000 events taken in, ms': burst.taken,
    'most commits in a frame of the burst': Math.max(...burst.perFrame),
    'commits of the burst': burst.perFrame.reduce((sum, commits) => sum + commits, 0),
    'longest frame of the burst, ms': burst.longest,
    'from the end after the burst, px': burst.below,
  })
  await context.close()
}
await browser.close()
await server.close()
await rm(outDir, { recursive: true })

console.log(`${messages} messages, processor ${cpu} times slower, medians of ${rounds} rounds:`)
for (const name of Object.keys(results[0]))
  console.log(
    `${median(results.map((result) => result[name]))
      .toFixed(1)
      .padStart(8)}  ${name}`,
  )
