// What every kind of public page costs a guest's phone beside the floor: the site's header and ten of its tasks in the site's
// own look, hydrated by React, router and query without anything else, in one script, served from memory (`floor`).
// `npm run bench:pages -- [--rounds 3] [--only /,/licences] [--no-lighthouse] [--json file]`. Believe the ratios: the floor is
// measured in every round.
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../../../.ci/chromium.mjs'
import { tell } from '../../../.ci/figures.mjs'
import { serveFloor } from './floor/serve.mjs'
import { lighthouseRun } from './lighthouse.mjs'
import { freePort, median, startSite } from './site.mjs'
import { visit } from './visit.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    json: { type: 'string' },
    'no-lighthouse': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

/** Paths of the pages; a task stands for all, and so does an executor, a product, a category and an article. */
const KINDS = [
  '/',
  '/task-find',
  '/task-find/uborka',
  '/task/{id}',
  '/auth/registration-client',
  '/auth/registration-executor',
  '/auth/reset-password',
  '/task-create',
  '/licences',
  '/cookie-policy',
  '/executors',
  '/remont-i-otdelka',
  '/categories',
  '/task-categories',
  '/executor/{id}',
  '/executor/{id}/profile',
  '/executor/{id}/services/{companyId}',
  '/executor/{id}/portfolio/{companyId}',
  '/executor/{id}/products',
  '/executor/{id}/blog',
  '/catalog',
  '/catalog/avto',
  '/product/{id}',
  '/landing',
  '/landing/remont-i-otdelka',
  '/landing-become-executor',
  '/blog/articles/{id}',
]
/** Pages that search engines are asked to leave alone. */
const UNLISTED = ['/auth/reset-password']
/** Where the links of a page lead. */
const linksOf = async (address) =>
  [...(await (await fetch(address)).text()).matchAll(/href="([^"?#]+)"/g)].map(([, to]) => to)
/** Where a kind of page is on this site: the first that the site's map knows, or that the profiles in it lead to. */
const addressOf = async (kind, site, map) => {
  if (!kind.includes('{')) return site + kind
  const pattern = new RegExp(`^${kind.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`)
  const isOfKind = (path) => pattern.test(path)
  let found = map.find(isOfKind)
  for (const profile of map.filter((path) => path.startsWith('/executor/'))) {
    if (found) break
    found = (await linksOf(site + profile)).find(isOfKind)
  }
  if (found === undefined) throw new Error(`The site has no ${kind}`)
  return site + found
}

const site = await startSite()
const floor = await serveFloor(site.url)
const results = new Map()
try {
  const map = [...(await (await fetch(`${site.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)/g)].map(
    ([, address]) => new URL(address).pathname,
  )
  const wanted = values.only ? values.only.split(',') : KINDS
  const targets = [{ name: 'floor', url: `${floor.url}/` }]
  for (const kind of wanted) targets.push({ name: kind, url: await addressOf(kind, site.url, map) })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of round % 2 === 0 ? targets : targets.toReversed()) {
      const { events, ...cost } = await visit(browser, url)
      const points = values['no-lighthouse'] ? {} : await lighthouseRun(url, await freePort())
      results.set(name, [...(results.get(name) ?? []), { ...cost, ...points }])
    }
  }
  await browser.close()
} finally {
  await Promise.all([floor.stop(), site.stop()])
}

const mediansOf = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0])
      .filter((key) => typeof runs[0][key] === 'number')
      .map((key) => [key, median(runs.map((run) => run[key]))]),
  )
const medians = Object.fromEntries([...results].map(([name, runs]) => [name, mediansOf(runs)]))
const base = medians.floor
const ratio = (cost, key) => (cost[key] / base[key]).toFixed(2)
const ms = (cost, key) => Math.round(cost[key])

console.log(`Node ${process.version}, a guest's first visit, medians of ${rounds} rounds in turns with the floor.`)
if (!values['no-lighthouse'])
  console.table(
    Object.fromEntries(
      Object.entries(medians).map(([name, cost]) => [
        name,
        {
          points: cost.perf,
          'less than the floor': base.perf - cost.perf,
          access: cost.access,
          practices: cost.practices,
          SEO: cost.seo,
          'TBT, ms': ms(cost, 'tbt'),
          'TBT, ratio': ratio(cost, 'tbt'),
          'LCP, ms': ms(cost, 'lcp'),
        },
      ]),
    ),
  )
console.table(
  Object.fromEntries(
    Object.entries(medians).map(([name, cost]) => [
      name,
      {
        'CPU, ms': ms(cost, 'total'),
        ratio: ratio(cost, 'total'),
        script: ms(cost, 'script'),
        style: ms(cost, 'style'),
        layout: ms(cost, 'layout'),
        paint: ms(cost, 'paint'),
        html: ms(cost, 'html'),
        other: ms(cost, 'other'),
        layouts: cost.layouts,
        CLS: cost.cls.toFixed(3),
        requests: cost.requests,
        KiB: Math.round(cost.kib),
      },
    ]),
  ),
)
/** First visits are compared on the pages that most begin with. */
const WITHIN = 1.5
for (const [name, cost] of Object.entries(medians).filter(([name]) => name !== 'floor')) {
  tell({
    what: `First visit of ${name}, CPU of the main thread`,
    goal: { atMost: WITHIN },
    floor: `floor page, ${ms(base, 'total')} ms`,
    here: cost.total / base.total,
  })
  tell({ what: `First visit of ${name}, layout shifts`, goal: { atMost: 0 }, floor: 'none', here: cost.cls })
  if (values['no-lighthouse']) continue
  tell({
    what: `Lighthouse of ${name}, points less than the floor`,
    goal: { atMost: 3 },
    floor: `floor page, ${base.perf}`,
    here: base.perf - cost.perf,
    unit: 'points',
  })
  for (const [words, key] of [
    ['access', 'access'],
    ['practices', 'practices'],
    ...(UNLISTED.includes(name) ? [] : [['SEO', 'seo']]),
  ])
    tell({
      what: `Lighthouse of ${name}, ${words}`,
      goal: { atLeast: 100 },
      floor: '100',
      here: cost[key],
      unit: 'points',
    })
}
for (const [name, runs] of results) {
  const failed = [...new Set(runs.flatMap((run) => run.failed ?? []))]
  if (failed.length > 0) console.log(`${name}: ${failed.join(', ')}`)
}
if (values.json) await writeFile(values.json, JSON.stringify({ medians, runs: Object.fromEntries(results) }, null, 1))
