import { describe, expect, it } from 'vitest'
import { LICENCES } from './index.ts'

describe('the licences', () => {
  it('name each work once, with its author, its licence and a place to read it', () => {
    expect(new Set(LICENCES.map(({ title }) => title)).size).toBe(LICENCES.length)
    for (const { title, author, licence, url } of LICENCES) {
      expect([title, author, licence].every((word) => word.trim() !== '')).toBe(true)
      expect(new URL(url).protocol).toBe('https:')
    }
  })

  it.each(['Fluent Emoji', 'Notionists', 'Lucide', 'Golos Text', 'russia-cities', 'click_that_hood'])(
    'do not forget %s',
    (work) => {
      expect(LICENCES.filter(({ title }) => title.includes(work))).toHaveLength(1)
    },
  )
})
