import { describe, expect, it } from 'vitest'
import { NBSP } from '../format/index.ts'
import { isOverdue, waitingWords } from './index.ts'

const now = '2026-03-02T09:00:00.000Z'

describe('waiting for a moderator', () => {
  it.each([
    ['2026-03-02T08:59:30.000Z', 'меньше минуты', false],
    ['2026-03-02T08:30:00.000Z', `30${NBSP}минут`, false],
    ['2026-03-02T08:29:59.000Z', `30${NBSP}минут`, true],
    ['2026-03-02T06:00:00.000Z', `3${NBSP}часа`, true],
    ['2026-02-28T08:00:00.000Z', `2${NBSP}дня`, true],
    // The clock of a page may be slow.
    ['2026-03-02T09:05:00.000Z', 'меньше минуты', false],
  ])('since %s', (since, words, overdue) => {
    expect([waitingWords(since, now), isOverdue(since, now)]).toEqual([words, overdue])
  })
})
