import { expect, it } from 'vitest'
import { isSwipeClosing } from './index.ts'

it.each([
  ['far enough, slowly', 80, 1000, true],
  ['not far enough, slowly', 79, 1000, false],
  ['not far enough, within 300 ms', 79, 300, true],
  ['not far enough, just later', 79, 301, false],
  ['a press that trembles', 8, 100, false],
  ['upwards, quickly', -200, 100, false],
  ['upwards, slowly', -200, 1000, false],
  ['nowhere', 0, 0, false],
])('a swipe of a window 800 px high: %s', (_, distance, duration, closes) => {
  expect(isSwipeClosing({ distance, duration, size: 800 })).toBe(closes)
})

it('closes no window of no height by a press', () => {
  expect(isSwipeClosing({ distance: 0, duration: 1000, size: 0 })).toBe(false)
})
