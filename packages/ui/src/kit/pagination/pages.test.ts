import { expect, it } from 'vitest'
import { pageSteps } from './pages.ts'

const shown = (page: number, count: number) =>
  pageSteps(page, count)
    .map((step) => (typeof step === 'number' ? step : '…'))
    .join(' ')

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 10, '1 … 4 5 6 … 10'],
  [9, 10, '1 … 8 9 10'],
  [10, 10, '1 … 9 10'],
])('page %i of %i offers %s', (page, count, steps) => {
  expect(shown(page, count)).toBe(steps)
})
