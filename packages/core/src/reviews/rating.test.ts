import { expect, it } from 'vitest'
import { averageRating, rankingScore } from './rating.ts'

it('shows an average from three reviews on', () => {
  expect(averageRating({ count: 0, sum: 0 })).toBeNull()
  expect(averageRating({ count: 2, sum: 10 })).toBeNull()
  expect(averageRating({ count: 3, sum: 14 })).toBe(4.7)
})

it('ranks many good reviews above one excellent', () => {
  expect(rankingScore({ count: 0, sum: 0 })).toBe(4.5)
  expect(rankingScore({ count: 1, sum: 5 })).toBeLessThan(rankingScore({ count: 50, sum: 240 }))
  expect(rankingScore({ count: 5, sum: 5 })).toBe(2.75)
})
