import { expect, it } from 'vitest'
import { FILE_SIZE_FACTOR, FILE_UNITS, formatFileSize, inLargestUnit } from './file-size.ts'

it('counts sizes in five units with the factor 1024 (product §5)', () => {
  expect([FILE_UNITS, FILE_SIZE_FACTOR]).toEqual([['B', 'KB', 'MB', 'GB', 'TB'], 1024])
  expect(FILE_UNITS.map((_, step) => inLargestUnit(1024 ** step))).toEqual(
    FILE_UNITS.map((unit) => ({ size: 1, unit })),
  )
  expect(inLargestUnit(1024 ** 5)).toEqual({ size: 1024, unit: 'TB' })
})

it.each([
  [0, '0\u00a0Б'],
  [1023, '1\u00a0023\u00a0Б'],
  [1300, '1,3\u00a0КБ'],
  [1536, '1,5\u00a0КБ'],
  [10 * 1024 ** 2, '10\u00a0МБ'],
])('says %d bytes as %s', (bytes, said) => {
  expect(formatFileSize(bytes)).toBe(said)
})
