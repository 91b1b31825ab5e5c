import { expect, it } from 'vitest'
import { otherReadings } from './other-readings.ts'

it.each([
  ['plitka', ['плитка', 'здшелф']],
  ['cnjk', ['стол', 'цнйк']],
  ['j,jb', ['обои', 'й,йб']],
  ['обои', []],
  ['2 × 3', []],
])('«%s» may also be %j', (typed, meant) => {
  expect(otherReadings(typed)).toEqual(meant)
})
