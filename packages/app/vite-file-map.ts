import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** What Vite writes at the beginning of a file that imports others later: the names of all that they need, once each. */
const TABLE =
  /^const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/
const LIST = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/** The entry without the names, and the file that holds them. */
export interface ApartFiles {
  readonly entry: string
  readonly map: { readonly fileName: string; readonly source: string }
}

/**
 * Takes the table of files out of the entry: every page would carry the names of what all the others need. The table is a file
 * of its own, asked for with the first part that comes later. A page that the server has sent does not wait for it: a
 * `modulepreload` of its code says that its styles are there.
 * @param isPage whether a file is the code of a page
 * @returns `null` for an entry that names nothing
 */
export const takeFilesApart = (entry: string, isPage: (file: string) => boolean): ApartFiles | null => {
  const table = TABLE.exec(entry)
  if (!table?.[1]) return null
  const files: readonly string[] = JSON.parse(table[1])
  const lists: number[][] = []
  const places = new Map<string, number>()
  const body = entry.slice(table[0].length).replaceAll(LIST, (_, numbers: string) => {
    const list = numbers.split(',').map(Number)
    const own = files[list[0] ?? -1] ?? ''
    // The loader of a page and its screen are one file.
    const known = places.get(numbers)
    const place = known ?? lists.push(list) - 1
    places.set(numbers, place)
    return isPage(own) ? `__vite__mapDeps(${place},"${own}")` : `__vite__mapDeps(${place})`
  })
  const source = `const f=${table[1]},l=${JSON.stringify(lists)};export const filesOf=i=>l[i].map(i=>f[i]);\n`
  const fileName = `assets/files-${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.js`
  // Vite's helper maps what it is given over the names, and goes on at once where there are none.
  const later = `const __vite__mapDeps=(i,n)=>({length:n&&document.querySelector('link[rel=modulepreload][href="/'+n+'"]')?0:1,map:f=>[import("/${fileName}").then(m=>Promise.all(m.filesOf(i).map(f)))]});\n`
  return { entry: later + body, map: { fileName, source } }
}

/** Writes the client so that its entry names no file of later parts (docs/adr/0015). */
export const filesApart: Plugin = {
  name: 'artel-files-apart',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const isPage = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' && chunk.facadeModuleId?.includes('tsr-split=') === true
      }
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      const apart = entry?.type === 'chunk' ? takeFilesApart(entry.code, isPage) : null
      if (entry?.type !== 'chunk' || !apart) return this.error('The client entry has no table of files to take apart.')
      entry.code = apart.entry
      this.emitFile({ type: 'asset', ...apart.map })
    },
  },
}
