import { describe, expect, it } from 'vitest'
import { formatNumber, type NumberDigits } from './number.ts'

const intl = ({ min = 0, max = 3 }: NumberDigits) =>
  new Intl.NumberFormat('ru-RU', { minimumFractionDigits: min, maximumFractionDigits: max })

/** Sizes of every length that a list, a price or a rating has, their halves and neighbours. */
const sizes = [0, 1, 9, 10, 12, 99, 100, 999, 1000, 1234, 9999, 10_000, 123_456, 1_000_000, 1_234_567, 987_654_321_012]
const parts = [
  0, 0.001, 0.0004, 0.0005, 0.005, 0.04, 0.05, 0.1, 0.15, 0.25, 0.35, 0.45, 0.5, 0.75, 0.94, 0.95, 0.994, 0.995, 0.9999,
]
const values = sizes.flatMap((size) => parts.flatMap((part) => [size + part, -(size + part)]))

describe('formatNumber', () => {
  it.each<NumberDigits>([{}, { max: 0 }, { max: 1 }, { min: 1, max: 1 }, { min: 1, max: 2 }, { min: 2, max: 2 }])(
    'writes every kind of number as the standard does, with digits %j',
    (digits) => {
      const standard = intl(digits)
      expect(values.map((value) => formatNumber(value, digits))).toEqual(values.map((value) => standard.format(value)))
    },
  )

  it('writes every rating as the standard does', () => {
    const ratings = Array.from({ length: 401 }, (_, n) => 1 + n / 100)
    const standard = intl({ min: 1, max: 1 })
    expect(ratings.map((rating) => formatNumber(rating, { min: 1, max: 1 }))).toEqual(
      ratings.map((rating) => standard.format(rating)),
    )
  })

  it('makes nothing of what is too small to be seen', () => {
    expect(formatNumber(0.000_000_1)).toBe('0')
  })
})
