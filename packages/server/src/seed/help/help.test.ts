import { FAQ_LIMITS } from '@artel/core/contract'
import { blocksOfText } from '@artel/core/marked-text'
import { matchRoute } from '@artel/core/routes'
import { describe, expect, it } from 'vitest'
import { helpSections } from './help.ts'

const items = helpSections.flatMap(({ items }) => items)
const slugs = items.map(({ slug }) => slug)

describe('the help', () => {
  it('answers some fifty questions in seven sections, each named once', () => {
    expect(helpSections).toHaveLength(7)
    expect(items.length).toBeGreaterThanOrEqual(40)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))).toEqual([])
  })

  it.each(items)('keeps within its limits at «$question»', ({ slug, question, answer, related = [] }) => {
    expect([...question].length).toBeGreaterThanOrEqual(FAQ_LIMITS.question[0])
    expect([...question].length).toBeLessThanOrEqual(FAQ_LIMITS.question[1])
    expect([...answer].length).toBeLessThanOrEqual(FAQ_LIMITS.answer)
    expect(related.length).toBeLessThanOrEqual(FAQ_LIMITS.related)
    expect(related.filter((other) => !slugs.includes(other) || other === slug)).toEqual([])
  })

  it('leads to pages of the site only', () => {
    const links = items
      .flatMap(({ answer }) => blocksOfText(answer))
      .flatMap((block) => (block.type === 'list' ? block.items.flat() : block.type === 'paragraph' ? block.runs : []))
      .flatMap(({ href }) => href ?? [])
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((href) => matchRoute(href) === null)).toEqual([])
  })

  it('writes no price: prices change and stand on their own page', () => {
    expect(items.filter(({ answer }) => /\d\s?(₽|руб)/.test(answer)).map(({ slug }) => slug)).toEqual([])
  })
})
