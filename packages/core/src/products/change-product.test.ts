import { describe, expect, it } from 'vitest'
import { NO_ORDER_DAYS } from '../contract/content-terms.ts'
import { priceRule } from '../validators/index.ts'
import { changedProduct, isJudgedChange, keptProduct, type ProductFields } from './index.ts'

const table: ProductFields = {
  title: 'Обеденный стол из дуба',
  categoryId: 21,
  description: 'Массив дуба, масло с воском.',
  priceType: 'FIXED',
  price: 48_000_00,
  unit: 'PIECE',
  availability: 'TO_ORDER',
  orderDays: 21,
  delivery: 'BOTH',
  cityId: 1,
  attributes: [{ name: 'Материал', value: 'Дуб' }],
  sku: null,
}

describe('a changed product', () => {
  it('keeps what is left out of the change', () => {
    expect(changedProduct(table, { price: 45_000_00, sku: undefined })).toEqual({
      ok: true,
      product: { ...table, price: 45_000_00 },
    })
  })

  it('has no price that is to be agreed, and no days of making in stock', () => {
    const kept = { ...table, priceType: 'NEGOTIABLE', availability: 'IN_STOCK', price: null, orderDays: null }
    expect(changedProduct(table, { priceType: 'NEGOTIABLE', availability: 'IN_STOCK' })).toEqual({
      ok: true,
      product: kept,
    })
    expect(keptProduct({ ...table, priceType: 'NEGOTIABLE' }).price).toBeNull()
  })

  it('is refused by the field that the whole lacks', () => {
    expect(changedProduct(table, { price: null, orderDays: null })).toEqual({
      ok: false,
      fields: { price: priceRule(null), orderDays: NO_ORDER_DAYS },
    })
  })
})

describe('a change', () => {
  const before = { ...table, photoIds: ['a', 'b'] }

  it.each([
    ['another title', { title: 'Стол' }],
    ['another text', { description: 'Ясень.' }],
    ['another category', { categoryId: 22 }],
    ['another attribute', { attributes: [] }],
    ['photos in another order', { photoIds: ['b', 'a'] }],
  ])('is judged anew: %s', (_, change) => {
    expect(isJudgedChange(before, { ...before, ...change })).toBe(true)
  })

  it('is not judged when only price, stock and delivery are others', () => {
    const sold = { ...before, price: 1_00, availability: 'IN_STOCK', delivery: 'PICKUP', cityId: 2 } as const
    expect(isJudgedChange(before, sold)).toBe(false)
  })
})
