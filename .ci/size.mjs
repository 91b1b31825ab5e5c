// JS and CSS that each page loads first, and JS that comes later unasked, in KiB of brotli, from Vite's manifest. Fails over the
// budgets of the table, for a page without one, and where files import each other in a circle: a group of `vite.config.ts` makes
// one easily, and a page of it breaks before it is seen.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { root } from './setup.mjs'

const client = join(root, 'packages/app/dist/client')
const app = join(root, 'packages/app/src')
/** Parts whose styles come with the page and whose code does not, by route. */
const sent = JSON.parse(readFileSync(join(app, 'server/sent-with-the-page.json'), 'utf8'))

/** What every page loads of its own accord when it has come to rest: the services and popups of the group `after`, and these. */
const afterRest = ['../ui/src/shell/FooterColourMode.tsx', '../ui/src/shell/Toasts.tsx']

/** Budgets of each page that the routes serve, KiB of brotli: script and styles that come first, script that comes later. */
const budgets = {
  '/': { js: 108.5, css: 16, later: 75 },
  '/about-company': { js: 127, css: 12, later: 41 },
  '/admin': { js: 170.5, css: 13, later: 19 },
  '/admin/articles': { js: 167.5, css: 14, later: 19 },
  '/admin/articles/{id}': { js: 183.5, css: 15, later: 19 },
  '/admin/faq': { js: 166.5, css: 13, later: 19 },
  '/admin/faq/create': { js: 180, css: 17, later: 19 },
  '/admin/faq/sections/{id}': { js: 156.5, css: 14, later: 30 },
  '/admin/faq/{id}': { js: 167, css: 17, later: 30 },
  '/admin/landings': { js: 131.5, css: 13, later: 42 },
  '/admin/landings/pages/{page}': { js: 163, css: 14, later: 30 },
  '/admin/landings/{id}': { js: 165.5, css: 16, later: 30 },
  '/admin/legal': { js: 132.5, css: 12, later: 42 },
  '/admin/legal/{document}': { js: 174.5, css: 16, later: 22 },
  '/admin/log': { js: 171.5, css: 13, later: 19 },
  '/admin/prices': { js: 158, css: 12, later: 19 },
  '/admin/payments': { js: 170.5, css: 13, later: 19 },
  '/admin/payments/differences': { js: 171, css: 13, later: 19 },
  '/admin/payments/{id}': { js: 173, css: 14, later: 19 },
  '/admin/redirects': { js: 187, css: 15, later: 11 },
  '/admin/users': { js: 162.5, css: 12, later: 19 },
  '/admin/users/{id}': { js: 172.5, css: 14, later: 19 },
  '/auth/marquiz-success': { js: 107.5, css: 8, later: 57 },
  '/auth/registration-client': { js: 154, css: 14, later: 30 },
  '/auth/registration-executor': { js: 165.5, css: 15, later: 30 },
  '/auth/reset-password': { js: 139, css: 13, later: 39 },
  '/blog/articles/{id}': { js: 145, css: 14, later: 42 },
  '/blog/{category?}': { js: 134.5, css: 13, later: 42 },
  '/catalog': { js: 143, css: 14, later: 42 },
  '/catalog/{categorySlug}': { js: 143, css: 14, later: 42 },
  '/categories': { js: 131, css: 12, later: 41 },
  '/chats': { js: 158, css: 16, later: 39 },
  '/chats/{id}': { js: 158, css: 16, later: 39 },
  '/contacts': { js: 146.5, css: 14, later: 29 },
  '/cookie-policy': { js: 131, css: 12, later: 41 },
  '/executor/{id?}': { js: 155.5, css: 15, later: 41 },
  '/executor/{id?}/blog': { js: 146, css: 12, later: 41 },
  '/executor/{id?}/portfolio/{companyId}': { js: 146, css: 13, later: 41 },
  '/executor/{id?}/products': { js: 145.5, css: 12, later: 41 },
  '/executor/{id?}/profile': { js: 144, css: 12, later: 41 },
  '/executor/{id?}/services/{companyId}': { js: 144.5, css: 12, later: 41 },
  '/executors': { js: 146.5, css: 14, later: 42 },
  '/faq': { js: 159, css: 16, later: 29 },
  '/faq/list/{section?}': { js: 134, css: 13, later: 42 },
  '/faq/menu': { js: 133, css: 12, later: 41 },
  '/landing': { js: 129, css: 13, later: 42 },
  '/landing-become-executor': { js: 133.5, css: 14, later: 42 },
  '/landing/{slug...}': { js: 137.5, css: 15, later: 53 },
  '/licences': { js: 108.5, css: 8, later: 57 },
  '/marquiz-redirect': { js: 114.5, css: 11, later: 51 },
  '/marquiz/task-create': { js: 172.5, css: 14, later: 30 },
  '/moderation': { js: 127, css: 12, later: 42 },
  '/moderation/{kind}': { js: 195, css: 17, later: 22 },
  '/personal-area/my-products': { js: 181, css: 14, later: 34 },
  '/personal-area/my-reviews': { js: 148.5, css: 13, later: 42 },
  '/personal-area/my-tasks': { js: 146, css: 13, later: 42 },
  '/personal-area/my-tasks/{id}/edit': { js: 178.5, css: 15, later: 30 },
  '/personal-area/my-tasks/{id}/{role}': { js: 151.5, css: 14, later: 42 },
  '/personal-area/paid-services': { js: 170, css: 16, later: 30 },
  '/personal-area/portfolio': { js: 143, css: 13, later: 42 },
  '/personal-area/portfolio/create': { js: 174, css: 16, later: 30 },
  '/personal-area/portfolio/{id}': { js: 174.5, css: 17, later: 30 },
  '/personal-area/profile': { js: 207.5, css: 19, later: 22 },
  '/personal-area/services-and-prices': { js: 172.5, css: 15, later: 30 },
  '/personal-area/settings': { js: 169, css: 15, later: 29 },
  '/privacy-policy': { js: 131, css: 12, later: 41 },
  '/product-create': { js: 180.5, css: 16, later: 30 },
  '/product/{id}': { js: 146.5, css: 13, later: 43 },
  '/product/{id}/edit': { js: 182, css: 17, later: 30 },
  '/public-offer': { js: 131, css: 12, later: 41 },
  '/sitemap': { js: 133, css: 12, later: 41 },
  '/personal-area/analytics': { js: 139.5, css: 13, later: 42 },
  '/personal-area/articles': { js: 142, css: 14, later: 41 },
  '/personal-area/articles/create': { js: 174.5, css: 18, later: 30 },
  '/personal-area/articles/{id}': { js: 175, css: 18, later: 30 },
  '/tariff-settings': { js: 142.5, css: 14, later: 42 },
  '/task-categories': { js: 131, css: 12, later: 41 },
  '/task-create': { js: 172.5, css: 14, later: 30 },
  '/task-find': { js: 138, css: 13, later: 42 },
  '/task-find/{slug}': { js: 138, css: 13, later: 42 },
  '/task/{id}': { js: 148, css: 15, later: 42 },
  '/terms-of-advertising': { js: 131, css: 12, later: 41 },
  '/terms-of-sale-announcement': { js: 131, css: 12, later: 41 },
  '/terms-of-use': { js: 131, css: 12, later: 41 },
  '/user/client/{id}': { js: 149.5, css: 13, later: 42 },
  '/{slug...}': { js: 146.5, css: 14, later: 42 },
}

/**
 * The route files by the page they serve, as the route table writes it: `task-find.$slug` is `/task-find/{slug}`, and
 * `executor.{-$id}.index` is `/executor/{id?}`.
 */
const routeFiles = readdirSync(join(app, 'routes'))
  .filter((file) => file !== '__root.tsx')
  .map((file) => file.replace(/\.tsx$/, ''))
/** A file with files below it is a frame around them. */
const isFrame = (route) => routeFiles.some((other) => other.startsWith(`${route}.`))
const pageOf = (route) =>
  `/${route
    .replace(/(^|\.)index$/, '')
    .replaceAll('.', '/')
    .replace(/\{-\$(\w+)\}/g, '{$1?}')
    .replace(/\$$/, '{slug...}')
    .replace(/\$(\w+)/g, '{$1}')}`

const sizes = new Map()
const compressed = (file) => {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(client, file))).length / 1024)
  return sizes.get(file)
}

/** Zod's own property survives minifying; pages must not load it at once (docs/adr/0002). */
const holdsZod = (file) => readFileSync(join(client, file), 'utf8').includes('_zod')

/** A circle of files that import each other; `null` where there is none. */
const circleIn = (manifest) => {
  const done = new Set()
  const visit = (key, way) => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key]
    if (done.has(key)) return null
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = visit(imported, [...way, key])
      if (circle) return circle
    }
    done.add(key)
    return null
  }
  return Object.keys(manifest).reduce((found, key) => found ?? visit(key, []), null)
}

/** Chunks with all that they import at once. */
const closureOf = (manifest, starts) => {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    if (!manifest[key]) throw new Error(`The client manifest has no ${key}.`)
    seen.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const start of starts) visit(start)
  return seen
}

/** The entry, the route and the frames around it. */
const isFirst = (manifest, key, route) => {
  const part = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1]
  return manifest[key].isEntry || part === route || (part !== undefined && route.startsWith(`${part}.`))
}

/** The same file as the router and `sent-with-the-page.json` call it: `/landing/$`. */
const routeIdOf = (route) => `/${route.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`

const measure = (manifest, route) => {
  const first = closureOf(
    manifest,
    Object.keys(manifest).filter((key) => isFirst(manifest, key, route)),
  )
  const comes = [...sent.__root__, ...(sent[routeIdOf(route)] ?? [])]
  const after = Object.keys(manifest).filter((key) => manifest[key].name === 'after')
  if (after.length !== 1) throw new Error('The client has no group `after`.')
  const later = closureOf(manifest, [...comes, ...after, ...afterRest])
  const sum = (files) => [...new Set(files)].reduce((total, file) => total + compressed(file), 0)
  const scripts = (keys) => keys.map((key) => manifest[key].file).filter((file) => file.endsWith('.js'))
  const shown = new Set([...first, ...closureOf(manifest, comes)])
  return {
    zod: scripts([...first]).some(holdsZod),
    js: sum(scripts([...first])),
    css: sum([...shown].flatMap((key) => manifest[key].css ?? [])),
    later: sum(scripts([...later].filter((key) => !first.has(key)))),
  }
}

/** Prints the table; answers whether every page has a budget and keeps within it. */
export const checkSize = () => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const circle = circleIn(manifest)
  if (circle) console.log(`OVER Files import each other: ${circle.join(' → ')}`)
  let ok = circle === null
  const served = new Map(routeFiles.filter((route) => !isFrame(route)).map((route) => [pageOf(route), route]))
  for (const page of Object.keys(budgets).filter((known) => !served.has(known))) {
    ok = false
    console.log(`OVER ${page} has a budget and no route`)
  }
  for (const [page, route] of [...served].sort()) {
    const size = measure(manifest, route)
    const { js = 0, css = 0, later = 0 } = budgets[page] ?? {}
    const within = size.js <= js && size.css <= css && size.later <= later && !size.zod
    /** Brotli and what was installed differ by as much: the next change will be over. */
    const isNear = js - size.js < 0.2 || css - size.css < 0.2 || later - size.later < 0.2
    ok &&= within
    const parts = [
      `JS ${size.js.toFixed(1)} of ${js} KiB`,
      `CSS ${size.css.toFixed(1)} of ${css}`,
      `later ${size.later.toFixed(1)} of ${later}`,
      ...(size.zod ? ['zod is in it'] : []),
    ]
    console.log(`${within ? (isNear ? 'near' : 'ok  ') : 'OVER'} ${page.padEnd(28)} ${parts.join(', ')}`)
  }
  return ok
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(checkSize() ? 0 : 1)
