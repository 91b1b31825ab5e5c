import { describe, expect, it } from 'vitest'
import { middleOf, type OfferedTerms, usualTerms } from './usual-terms.ts'

const offered = (categoryId: number, ...roubles: number[]): OfferedTerms[] =>
  roubles.map((price, index) => ({ categoryId, price: price * 100, termDays: index + 1 }))
const pricesOf = (...all: OfferedTerms[]) => [...usualTerms(all)].map(([id, { price }]) => [id, price])

describe('usualTerms', () => {
  it('has the middle of what was asked for, each category by itself', () => {
    expect(
      pricesOf(...offered(1, 900, 100, 500, 300, 99_000), ...offered(2, 7_000, 7_000, 7_000, 7_000, 7_000)),
    ).toEqual([
      [1, 500_00],
      [2, 7_000_00],
    ])
  })

  it('takes the upper of two in the middle', () => {
    expect(pricesOf(...offered(1, 100, 200, 300, 400, 500, 600))).toEqual([[1, 400_00]])
  })

  it('says prices in hundreds of roubles, and never as nothing', () => {
    expect(pricesOf(...offered(1, 1_449, 1_449, 1_449, 1_449, 1_449))).toEqual([[1, 1_400_00]])
    expect(pricesOf(...offered(1, 1_450, 1_450, 1_450, 1_450, 1_450))).toEqual([[1, 1_500_00]])
    expect(pricesOf(...offered(1, 10, 10, 10, 10, 10))).toEqual([[1, 100_00]])
  })

  it('says nothing of a category that four have replied in', () => {
    expect(pricesOf(...offered(1, 100, 200, 300, 400))).toEqual([])
  })

  it('leaves the cheapest and the dearest, the quickest and the slowest out of its ranges', () => {
    expect(usualTerms(offered(1, 100, 4_000, 2_000, 3_000, 1_000, 99_000, 5_000, 6_000)).get(1)).toEqual({
      price: 4_000_00,
      prices: { from: 2_000_00, to: 6_000_00 },
      days: { from: 3, to: 7 },
      replies: 8,
    })
  })
})

describe('middleOf', () => {
  it('is one of the numbers, or nothing without any', () => {
    expect([middleOf([9, 1, 5]), middleOf([])]).toEqual([5, null])
  })
})
