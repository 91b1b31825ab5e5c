import { describe, expect, it } from 'vitest'
import { formatBudget, formatMoney, formatPrice, MONEY_PRECISION } from './money.ts'

describe('formatMoney', () => {
  it('groups thousands and keeps the sign on the line of the sum', () => {
    expect(formatMoney(5_000_00)).toBe('5\u00a0000\u00a0₽')
    expect(formatMoney(10_000_000_00)).toBe('10\u00a0000\u00a0000\u00a0₽')
  })

  it('shows kopecks only when there are any, always both digits', () => {
    expect(formatMoney(99_50)).toBe('99,50\u00a0₽')
    expect(formatMoney(0)).toBe('0\u00a0₽')
    expect(formatMoney(7)).toBe('0,07\u00a0₽')
  })
})

describe('formatMoney with a precision', () => {
  it('shows so many digits whatever the sum', () => {
    expect(formatMoney(5_000_00, MONEY_PRECISION)).toBe('5\u00a0000,00\u00a0₽')
    expect(formatMoney(99_55, 1)).toBe('99,6\u00a0₽')
    expect(formatMoney(99_40, 0)).toBe('99\u00a0₽')
  })
})

describe('formatBudget', () => {
  it('says one sum, a range or that it is open to talk', () => {
    expect(formatBudget({ budgetType: 'FIXED', budgetFrom: 5_000_00, budgetTo: 5_000_00 })).toBe('5\u00a0000\u00a0₽')
    expect(formatBudget({ budgetType: 'RANGE', budgetFrom: 3_000_00, budgetTo: 5_000_00 })).toBe(
      '3\u00a0000\u00a0– 5\u00a0000\u00a0₽',
    )
    expect(formatBudget({ budgetType: 'RANGE', budgetFrom: 700_00, budgetTo: 700_00 })).toBe('700\u00a0₽')
    expect(formatBudget({ budgetType: 'NEGOTIABLE', budgetFrom: null, budgetTo: null })).toBe('По договорённости')
  })

  it('is open to talk when its type says so, and when there is no sum at all', () => {
    expect(formatBudget({ budgetType: 'NEGOTIABLE', budgetFrom: 700_00, budgetTo: 700_00 })).toBe('По договорённости')
    expect(formatBudget({ budgetType: 'FIXED', budgetFrom: null, budgetTo: null })).toBe('По договорённости')
  })

  it('reads a fixed sum from whichever edge carries it', () => {
    expect(formatBudget({ budgetType: 'FIXED', budgetFrom: null, budgetTo: 700_00 })).toBe('700\u00a0₽')
    expect(formatBudget({ budgetType: 'FIXED', budgetFrom: 700_00, budgetTo: null })).toBe('700\u00a0₽')
  })

  it('names the only edge of a half-open range', () => {
    expect(formatBudget({ budgetType: 'RANGE', budgetFrom: 700_00, budgetTo: null })).toBe('от\u00a0700\u00a0₽')
    expect(formatBudget({ budgetType: 'RANGE', budgetFrom: null, budgetTo: 700_00 })).toBe('до\u00a0700\u00a0₽')
  })
})

describe('formatPrice', () => {
  it('tells an exact price from a starting one and from none', () => {
    expect(formatPrice({ priceType: 'FIXED', price: 1_500_00 })).toBe('1\u00a0500\u00a0₽')
    expect(formatPrice({ priceType: 'FROM', price: 1_500_00 })).toBe('от\u00a01\u00a0500\u00a0₽')
    expect(formatPrice({ priceType: 'NEGOTIABLE', price: null })).toBe('Цена договорная')
    expect(formatPrice({ priceType: 'NEGOTIABLE', price: 1_500_00 })).toBe('Цена договорная')
    expect(formatPrice({ priceType: 'FIXED', price: null })).toBe('Цена договорная')
  })
})
