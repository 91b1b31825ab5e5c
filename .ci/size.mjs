// JS and CSS that a page loads first, in KiB of brotli, from Vite's manifest. Fails over the budgets of the table, and where
// files import each other in a circle: a group of `vite.config.ts` makes one easily, and a page of it breaks before it is seen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { root } from './setup.mjs'

const client = join(root, 'packages/app/dist/client')
/** Parts whose styles come with the page and whose code does not. */
const sent = JSON.parse(readFileSync(join(root, 'packages/app/src/server/sent-with-the-page.json'), 'utf8'))

/** Page → its route file below packages/app/src/routes and its budgets, KiB of brotli. */
const budgets = [
  { page: '/', route: 'index', js: 110, css: 12 },
  { page: '/task-find', route: 'task-find.index', js: 125, css: 18 },
  { page: '/task/{id}', route: 'task.$id', js: 130, css: 18 },
]

const compressed = (file) => brotliCompressSync(readFileSync(join(client, file))).length / 1024

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

const measure = (manifest, page, route) => {
  const keys = new Set()
  const visit = (key, seen) => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported, seen)
  }
  for (const key of Object.keys(manifest)) {
    if (manifest[key].isEntry || key.startsWith(`src/routes/${route}.tsx?tsr-split=component`)) visit(key, keys)
  }
  const chunks = [...keys].map((key) => manifest[key])
  const shown = new Set(keys)
  for (const key of [...sent.__root__, ...(sent[page] ?? [])]) visit(key, shown)
  const styles = new Set([...shown].flatMap((key) => manifest[key].css ?? []))
  const sum = (files) => [...files].reduce((total, file) => total + compressed(file), 0)
  const scripts = chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))
  return { zod: scripts.some(holdsZod), js: sum(scripts), css: sum(styles) }
}

/** Prints the table; answers whether every page keeps within its budget. */
export const checkSize = () => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const circle = circleIn(manifest)
  if (circle) console.log(`OVER Files import each other: ${circle.join(' → ')}`)
  let ok = circle === null
  for (const { page, route, js, css } of budgets) {
    const size = measure(manifest, page, route)
    const within = size.js <= js && size.css <= css && !size.zod
    ok &&= within
    console.log(
      `${within ? 'ok  ' : 'OVER'} ${page.padEnd(12)} JS ${size.js.toFixed(1)} of ${js} KiB, CSS ${size.css.toFixed(1)} of ${css} KiB (brotli)${size.zod ? ', and zod is in it' : ''}`,
    )
  }
  return ok
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(checkSize() ? 0 : 1)
