import { describe, expect, it } from 'vitest'
import { clampPage, DEFAULT_PAGE, pageCount, pageSteps } from './pagination.ts'

const shown = (page: number, count: number) =>
  pageSteps(page, count)
    .map((step) => (typeof step === 'number' ? step : '…'))
    .join(' ')

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [1, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [4, 7, '1 2 3 4 5 6 7'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [6, 10, '1 … 5 6 7 … 10'],
  [7, 10, '1 … 6 7 8 9 10'],
  [9, 10, '1 … 8 9 10'],
  [10, 10, '1 … 9 10'],
])('page %i of %i offers %s', (page, count, steps) => {
  expect(shown(page, count)).toBe(steps)
})

it('says on which side pages are left out', () => {
  expect(pageSteps(5, 10)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 10])
})

describe('the number of pages', () => {
  it('is ceil(total / limit), at least one, ten to a page unless told otherwise', () => {
    expect([pageCount(0), pageCount(1), pageCount(10), pageCount(11), pageCount(100, 8)]).toEqual([1, 1, 1, 2, 13])
    expect(pageCount(-5)).toBe(1)
  })

  it('bounds the page that is asked for', () => {
    expect([clampPage(0, 5), clampPage(6, 5), clampPage(3, 5), clampPage(3, 0)]).toEqual([1, 5, 3, 1])
    expect([clampPage(Number.NaN, 5), clampPage(1.5, 5)]).toEqual([DEFAULT_PAGE, DEFAULT_PAGE])
  })
})
