import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutTrailingSlash } from './index.ts'

describe('a trailing slash', () => {
  it.each([
    ['/task-find/', '/task-find'],
    ['/task/501///', '/task/501'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\t/evil.example/', '/evil.example'],
    ['/\r\n//evil.example/', '/evil.example'],
    ['/task//501', '/task/501'],
    ['/%2Fevil.example/', '/%2Fevil.example'],
    ['/%5C%5Cevil.example/', '/%5C%5Cevil.example'],
    ['/..//evil.example/', '/../evil.example'],
  ])('of %j is redirected away to %s', (path, target) => {
    expect(withoutTrailingSlash(path)).toBe(target)
  })

  it.each(['/', '/task-find', '/task/501', '/%2F'])('is none in %s', (path) => {
    expect(withoutTrailingSlash(path)).toBeNull()
  })

  it('never leads to another host, as a browser reads it, and is redirected only once', () => {
    const origin = 'https://artel.example'
    const parts = fc.constantFrom(
      '/',
      '\\',
      'a',
      '.',
      '..',
      '%2F',
      '%5C',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(parts), (chosen) => {
        const target = withoutTrailingSlash(`/${chosen.join('')}`)
        if (target === null) return
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, origin).origin).toBe(origin)
        expect(withoutTrailingSlash(target)).toBeNull()
      }),
      { numRuns: 1000 },
    )
  })
})
