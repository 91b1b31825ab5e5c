import { expect, it } from 'vitest'
import { averageRating } from './rating.ts'

it('shows an average from three reviews on', () => {
  expect(averageRating({ count: 0, sum: 0 })).toBeNull()
  expect(averageRating({ count: 2, sum: 10 })).toBeNull()
  expect(averageRating({ count: 3, sum: 14 })).toBe(4.7)
})
