import type { ServerManifest } from '@tanstack/router-core'
import sent from './sent-with-the-page.json' with { type: 'json' }

/** Vite's `.vite/manifest.json`. */
export type ViteManifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

/**
 * Parts whose HTML comes with the page and whose code comes after it (`laterPart` and its like), by the route that shows them.
 * Their styles come with the page too: it would be drawn without them first, and move.
 */
const sentWithThePage: Readonly<Record<string, readonly string[]>> = sent

/** What pages ask for before they know that they need it: the cut of the typeface that nearly every text is set in. */
export const fontToPreload = (vite: ViteManifest): string => {
  const font = vite['../ui/src/tokens/fonts/golos-text.woff2']
  if (!font) throw new Error('The client manifest has no typeface.')
  return `/${font.file}`
}

const routeIdOf = (file: string): string =>
  file === '__root' ? '__root__' : `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`

/** Files of a page's code. */
export interface PageCode {
  /** What brings the page to life when it runs. */
  readonly entry: string
  /** What the entry will import, by the route that needs it; each file after those that it imports itself. */
  readonly files: Readonly<Record<string, readonly string[]>>
}

/** What is built, as pages ask for it. */
export interface BuiltPages {
  /** Styles of each route, which the router writes into the head. */
  readonly manifest: ServerManifest
  readonly code: PageCode
}

/** Vite's manifest by routes: what all pages need stands on the root. */
export const readPages = (vite: ViteManifest): BuiltPages => {
  const entryKey = Object.keys(vite).find((key) => vite[key]?.isEntry)
  const entry = entryKey === undefined ? undefined : vite[entryKey]
  if (!entryKey || !entry) throw new Error('The client manifest has no entry: build @artel/app first.')

  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(key)) {
      seen.add(key)
      for (const imported of vite[key]?.imports ?? []) closure(imported, seen)
    }
    return seen
  }
  const styles = (keys: Iterable<string>) => [
    ...new Set([...keys].flatMap((key) => vite[key]?.css ?? []).map((file) => `/${file}`)),
  ]
  /** What the page of a route shows at once, its code or not. */
  const shownBy = (id: string, keys: ReadonlySet<string>) => {
    const parts = sentWithThePage[id] ?? []
    for (const part of parts) if (!vite[part]) throw new Error(`The client manifest has no ${part}.`)
    return new Set([...keys, ...parts.flatMap((part) => [...closure(part)])])
  }
  /** What a file imports comes before it. */
  const inOrder = (keys: Iterable<string>, seen = new Set<string>()): string[] =>
    [...keys].flatMap((key) => {
      if (seen.has(key)) return []
      seen.add(key)
      return [...inOrder(vite[key]?.imports ?? [], seen), key]
    })
  const scripts = (keys: Iterable<string>, but: Iterable<string> = []) =>
    inOrder(keys, new Set(but)).map((key) => `/${vite[key]?.file}`)

  const base = closure(entryKey)
  const files: Record<string, string[]> = { __root__: scripts(base) }
  const routes: ServerManifest['routes'] = { __root__: { css: styles(shownBy('__root__', base)) } }
  for (const key of Object.keys(vite)) {
    const match = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(key)
    if (!match?.[1]) continue
    const isOwn = (imported: string) => !base.has(imported)
    const own = [...closure(key)].filter(isOwn)
    const id = routeIdOf(match[1])
    const shown = [...shownBy(id, new Set(own))].filter(isOwn)
    files[id] = [...new Set([...(files[id] ?? []), ...scripts(own, base)])]
    routes[id] = { css: [...new Set([...((routes[id]?.css as string[] | undefined) ?? []), ...styles(shown)])] }
  }
  return { manifest: { routes }, code: { entry: `/${entry.file}`, files } }
}

/** Files that a page asks for in one task: each takes a phone two milliseconds. */
const ASKED_AT_ONCE = 6

/**
 * Script for the head of a page that asks for its code when the page has been drawn for the first time: until then the line
 * belongs to styles, typeface and pictures. A page that nobody sees is never drawn, so it asks at once.
 *
 * The files run one after another, as they come: imported by the entry they would run in a single task, which would hold up
 * whoever touches the page meanwhile.
 * @param routeIds the routes that make up the page
 */
export const codeScript = ({ entry, files }: PageCode, routeIds: readonly string[]): string => {
  const wanted = [...new Set(routeIds.flatMap((id) => files[id] ?? []))].filter((file) => file !== entry)
  return `addEventListener('DOMContentLoaded',function(){
var files=${JSON.stringify([...wanted, entry])}
function run(at){
if(at<files.length-1)import(files[at]).catch(function(){}).then(function(){run(at+1)})
else start(files[at])
}
function start(entry){
var script=document.createElement('script')
script.type='module'
script.src=entry
document.head.append(script)
}
function ask(asked){
for(var file of files.slice(asked,asked+${ASKED_AT_ONCE})){
var link=document.createElement('link')
link.rel='modulepreload'
link.fetchPriority='low'
link.href=file
document.head.append(link)
}
if(asked+${ASKED_AT_ONCE}<files.length)setTimeout(ask,0,asked+${ASKED_AT_ONCE})
else run(0)
}
if(document.hidden)ask(0)
else requestAnimationFrame(function(){setTimeout(ask,0,0)})
})`
}

const REFRESH_PREAMBLE = `import RefreshRuntime from "/@react-refresh"
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

/** What a page loads while Vite serves it unbuilt. */
export const developmentManifest = (): ServerManifest => ({
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH_PREAMBLE },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ],
    },
  },
})
