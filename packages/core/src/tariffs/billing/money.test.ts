import { describe, expect, it } from 'vitest'
import { type BookedPurchase, entriesOf, type MoneyDeed, mismatchesOf } from './money.ts'
import { type PurchaseOrder, priceOf } from './order.ts'

const order: PurchaseOrder = {
  tariff: { type: 'BASIC', months: 2 },
  services: [
    { type: 'REPLIES', unit: 'piece', amount: 10, categoryId: null, cityId: null },
    { type: 'CASES', unit: 'month', amount: 1, categoryId: null, cityId: null },
    { type: 'REPLIES', unit: 'piece', amount: 30, categoryId: null, cityId: null },
  ],
}
const price = priceOf(order, new Map())
if (!price) throw new Error('The order is not on sale')
const purchase: BookedPurchase = { ...price, order, provider: 'yookassa' }

const accountsAfter = (...deeds: readonly MoneyDeed[]) => {
  const balance: Record<string, number> = {}
  for (const { account, amount } of deeds.flatMap((deed) => entriesOf(deed, purchase))) {
    balance[account] = (balance[account] ?? 0) + amount
  }
  return balance
}

describe('the books', () => {
  it.each(['PAID', 'REFUNDED', 'LATE', 'RETURNED'] as const)('are in balance after %s', (deed) => {
    expect(entriesOf(deed, purchase).reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  it('say what was earned by what', () => {
    expect(accountsAfter('PAID')).toEqual({
      'PROVIDER:yookassa': 2_650_00,
      'REVENUE:BASIC': -1_380_00,
      'REVENUE:REPLIES': -1_080_00,
      'REVENUE:CASES': -190_00,
    })
  })

  it('are empty again when everything has gone back', () => {
    for (const deeds of [
      ['PAID', 'REFUNDED', 'RETURNED'],
      ['LATE', 'RETURNED'],
    ] as const) {
      expect(Object.values(accountsAfter(...deeds)).every((amount) => amount === 0)).toBe(true)
    }
  })

  it('owe the buyer what was refunded until the provider has returned it', () => {
    expect(accountsAfter('PAID', 'REFUNDED')).toMatchObject({ 'PROVIDER:yookassa': 2_650_00, REFUNDS: -2_650_00 })
  })

  it('do not take a purchase whose lines are not those of its things', () => {
    expect(() => entriesOf('PAID', { ...purchase, lines: purchase.lines.slice(1) })).toThrow()
  })
})

describe('payments, books and provider', () => {
  const paid = { status: 'SUCCEEDED', total: 100, isReturned: false } as const
  const nothing = { atProvider: 0, revenue: 0, owed: 0 }

  it.each([
    ['a paid purchase', paid, { atProvider: 100, revenue: 100, owed: 0 }, { taken: 100, returned: 0 }],
    ['one that nobody paid', { ...paid, status: 'FAILED' }, nothing, { taken: 0, returned: 0 }],
    ['one that never got to the provider', { ...paid, status: 'CANCELED' }, nothing, null],
    ['a returned one', { ...paid, status: 'REFUNDED', isReturned: true }, nothing, { taken: 100, returned: 100 }],
    [
      'late money that went back',
      { ...paid, status: 'FAILED', isReturned: true },
      nothing,
      { taken: 100, returned: 100 },
    ],
  ] as const)('fit together for %s', (_, payment, book, provider) => {
    expect(mismatchesOf(payment, book, provider)).toEqual([])
  })

  it('do not when the provider has not taken what was given', () => {
    expect(mismatchesOf(paid, { atProvider: 100, revenue: 100, owed: 0 }, { taken: 0, returned: 0 })).toEqual([
      { kind: 'TAKEN', expected: 100, found: 0 },
    ])
  })

  it('do not when money went back behind our back', () => {
    expect(mismatchesOf(paid, { atProvider: 100, revenue: 100, owed: 0 }, { taken: 100, returned: 100 })).toEqual([
      { kind: 'RETURNED', expected: 0, found: 100 },
    ])
  })

  it('do not while a refund is owed', () => {
    const refunded = { ...paid, status: 'REFUNDED' } as const
    expect(mismatchesOf(refunded, { atProvider: 100, revenue: 0, owed: 100 }, { taken: 100, returned: 0 })).toEqual([
      { kind: 'OWED', expected: 0, found: 100 },
    ])
  })

  it('do not when something was given and not booked', () => {
    expect(mismatchesOf(paid, nothing, { taken: 100, returned: 0 })).toEqual([
      { kind: 'BOOK_PROVIDER', expected: 100, found: 0 },
      { kind: 'BOOK_REVENUE', expected: 100, found: 0 },
    ])
  })
})
