import { expect, it } from 'vitest'
import { rankingScore } from './ranking.ts'

it('ranks many good reviews above one excellent', () => {
  expect(rankingScore({ count: 0, sum: 0 })).toBe(4.5)
  expect(rankingScore({ count: 1, sum: 5 })).toBeLessThan(rankingScore({ count: 50, sum: 240 }))
  expect(rankingScore({ count: 5, sum: 5 })).toBe(2.75)
})
