import { describe, expect, it } from 'vitest'
import { taskListQuery } from '../contract/index.ts'
import { textOf } from './url-search.ts'

describe('a search text out of an address', () => {
  it.each([
    ['NUL', 'кран\u0000', 'кран'],
    ['half a character', '\ud800кран\udc00', 'кран'],
    ['more than fits', 'я'.repeat(10_000), 'я'.repeat(200)],
    ['more than fits, with half a character at the edge', `a${'😀'.repeat(200)}`, `a${'😀'.repeat(99)}`],
    ['nothing but space', ' \u0000 ', ''],
  ])('is fit for the API with %s in it', (_, given, text) => {
    expect(textOf(given)).toBe(text)
    expect(taskListQuery.shape.q.safeParse(text).success).toBe(true)
  })
})
