import { describe, expect, it } from 'vitest'
import { typicalPrices } from './typical-prices.ts'

const asked = (categoryId: number, ...roubles: number[]) => roubles.map((price) => ({ categoryId, price: price * 100 }))
const pricesOf = (...all: { categoryId: number; price: number }[]) => [...typicalPrices(all)]

describe('typicalPrices', () => {
  it('is the middle of what was asked for, each category by itself', () => {
    expect(pricesOf(...asked(1, 900, 100, 500, 300, 99_000), ...asked(2, 7_000, 7_000, 7_000, 7_000, 7_000))).toEqual([
      [1, 500_00],
      [2, 7_000_00],
    ])
  })

  it('takes the upper of two in the middle', () => {
    expect(pricesOf(...asked(1, 100, 200, 300, 400, 500, 600))).toEqual([[1, 400_00]])
  })

  it('is said in hundreds of roubles, and never as nothing', () => {
    expect(pricesOf(...asked(1, 1_449, 1_449, 1_449, 1_449, 1_449))).toEqual([[1, 1_400_00]])
    expect(pricesOf(...asked(1, 1_450, 1_450, 1_450, 1_450, 1_450))).toEqual([[1, 1_500_00]])
    expect(pricesOf(...asked(1, 10, 10, 10, 10, 10))).toEqual([[1, 100_00]])
  })

  it('says nothing of a category that four have replied in', () => {
    expect(pricesOf(...asked(1, 100, 200, 300, 400))).toEqual([])
  })
})
