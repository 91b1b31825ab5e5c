import { describe, expect, it } from 'vitest'
import { codeScript, readPages, type ViteManifest } from './manifest.ts'

/** An entry and a page with a part of each, which both stand on a third; the manifest names them from the top. */
const built: ViteManifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['router', 'react'],
    css: ['assets/entry.css'],
  },
  router: { file: 'assets/router.js', imports: ['react'] },
  react: { file: 'assets/react.js' },
  'src/routes/licences.tsx?tsr-split=component': { file: 'assets/licences.js', imports: ['table', 'router'] },
  table: { file: 'assets/table.js', imports: ['cells'], css: ['assets/table.css'] },
  cells: { file: 'assets/cells.js', imports: ['react'] },
  '../ui/src/shell/ViewerFooter.tsx': { file: 'assets/footer.js' },
}

describe('the code of a page', () => {
  it('is told so that each file comes after what it imports', () => {
    const { code } = readPages(built)
    expect(code.entry).toBe('/assets/entry.js')
    expect(code.files).toEqual({
      __root__: ['/assets/react.js', '/assets/router.js', '/assets/entry.js'],
      '/licences': ['/assets/cells.js', '/assets/table.js', '/assets/licences.js'],
    })
  })

  it('runs in that order, what brings the page to life last', () => {
    const { code } = readPages(built)
    const [, files] = /var files=(\[.*\])/.exec(codeScript(code, ['__root__', '/licences'])) ?? []
    expect(JSON.parse(files ?? '[]')).toEqual([
      '/assets/react.js',
      '/assets/router.js',
      '/assets/cells.js',
      '/assets/table.js',
      '/assets/licences.js',
      '/assets/entry.js',
    ])
  })

  it('comes with the styles of all that a page shows', () => {
    const { manifest } = readPages(built)
    expect(manifest.routes['/licences']).toEqual({ css: ['/assets/table.css'] })
  })
})
