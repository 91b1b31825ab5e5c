import { describe, expect, it } from 'vitest'
import { lostCitations, lostPaths, lostTitles, sectionsOf } from './citations.mjs'

const sections = new Set(sectionsOf('# Deals\n\n## 10 Task\n\n### 10.2 Lifecycle\n'))
const hasFile = (cited) => cited === 'README.md' || cited === 'packages/core/src/index.ts'

describe('a citation', () => {
  it('of a section that is there, or of a file that is, is right', () => {
    expect(lostCitations('Ends by itself (product §10, §10.2). See README.md.', sections, hasFile)).toEqual([])
  })

  it('of a section that docs/product does not have is found, in a list too', () => {
    expect(lostCitations('(product §10, §11.3) and product §10.9', sections, hasFile)).toEqual([
      'product §11.3',
      'product §10.9',
    ])
  })

  it('of a paper that is not in the repository is found', () => {
    const text = ['spec', ' §4 and ', 'domain', '.md'].join('')
    expect(lostCitations(text, sections, hasFile)).toEqual(['spec §4', 'domain.md'])
  })

  it('of a path by a page of docs is found when nothing is there', () => {
    expect(lostPaths('`packages/core/src/index.ts` then `packages/core/src/gone.ts`', hasFile)).toEqual([
      'packages/core/src/gone.ts',
    ])
  })

  it('of a test by a page of docs is found when the file has none of that title', () => {
    const read = (path) => (path === 'packages/core/src/a.test.ts' ? "it('keeps the order', () => {})" : undefined)
    const text = ['a', 'b'].map((name) => `\`packages/core/src/${name}.test.ts\` «keeps the order»`).join(', ')
    expect(lostTitles(`${text}, \`packages/core/src/a.test.ts\` «loses»`, read)).toEqual([
      'packages/core/src/b.test.ts «keeps the order»',
      'packages/core/src/a.test.ts «loses»',
    ])
  })
})
