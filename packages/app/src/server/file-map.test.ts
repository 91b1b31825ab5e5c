import { describe, expect, it } from 'vitest'
import { takeFilesApart } from '../../vite-file-map.ts'

const TABLE =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/page.js","assets/page.css","assets/menu.js","assets/shared.js"])))=>i.map(i=>d[i]);\n'
const BODY =
  'load(()=>import("./page.js"),__vite__mapDeps([0,3,1]));load(()=>import("./menu.js"),__vite__mapDeps([2,3]));load(()=>import("./lone.js"),[]);'

const apart = () => {
  const taken = takeFilesApart(TABLE + BODY, (file) => file === 'assets/page.js')
  if (!taken) throw new Error('Nothing was taken apart')
  return taken
}

describe('takeFilesApart', () => {
  it('leaves no name of a later file in the entry but those of pages', () => {
    const { entry, map } = apart()
    expect(entry).toContain('load(()=>import("./page.js"),__vite__mapDeps(0,"assets/page.js"));')
    expect(entry).toContain('load(()=>import("./menu.js"),__vite__mapDeps(1));')
    expect(entry).toContain('load(()=>import("./lone.js"),[]);')
    expect(entry).toContain(`import("/${map.fileName}")`)
    expect(entry).not.toMatch(/shared\.js|page\.css/)
  })

  it('keeps every list in the file of names', async () => {
    const { map } = apart()
    const { filesOf } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(map.source)}`)
    expect([filesOf(0), filesOf(1)]).toEqual([
      ['assets/page.js', 'assets/shared.js', 'assets/page.css'],
      ['assets/menu.js', 'assets/shared.js'],
    ])
  })

  it('says once what the loader and the screen of a page need, which are one file', () => {
    const page = 'load(()=>import("./page.js"),__vite__mapDeps([0,3,1]));'
    const twice = takeFilesApart(TABLE + BODY + page, (file) => file === 'assets/page.js')
    expect(twice?.entry.match(/__vite__mapDeps\(0,"assets\/page.js"\)/g)).toHaveLength(2)
    expect(twice?.map.source).toBe(apart().map.source)
  })

  it('names the file by what is in it', () => {
    const other = takeFilesApart(TABLE.replace('menu.js', 'list.js') + BODY, () => false)
    expect(other?.map.fileName).toMatch(/^assets\/files-[\w-]{7}\.js$/)
    expect(other?.map.fileName).not.toBe(apart().map.fileName)
  })

  it('says so when there is nothing to take apart', () => {
    expect(takeFilesApart('import "./all.js"', () => true)).toBeNull()
  })
})
