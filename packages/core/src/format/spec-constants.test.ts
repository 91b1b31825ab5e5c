import { expect, it } from 'vitest'
import { DEFAULT_LIMIT } from '../contract/list-terms.ts'
import { DEFAULT_PAGE, FILE_SIZE_FACTOR, FILE_UNITS, formatPhone, MONEY_PRECISION, pageCount } from './index.ts'

it.each([
  ['§3 default page', DEFAULT_PAGE, 1],
  ['§3, §9 default page size', DEFAULT_LIMIT, 10],
  ['§3 least number of pages', pageCount(0), 1],
  ['§5 file units', FILE_UNITS, ['B', 'KB', 'MB', 'GB', 'TB']],
  ['§5 file unit factor', FILE_SIZE_FACTOR, 1024],
  ['§5 phone on the screen', formatPhone('+79001234567'), '+7 (900) 123 45 67'],
  ['§9 money precision', MONEY_PRECISION, 2],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})
