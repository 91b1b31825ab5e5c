import { describe, expect, it } from 'vitest'
import { aService } from '../testing/index.ts'
import { priceRule } from '../validators/index.ts'
import { changedLine, groupedByCategory, isWholeOrder, priceGroups, shownCases } from './index.ts'

describe('a price list', () => {
  it('shows a category in one place, where its first line stands', () => {
    const [plumbing, tiles] = [
      { id: 11, name: 'Сантехника' },
      { id: 12, name: 'Укладка плитки' },
    ]
    const lines = [plumbing, tiles, plumbing, tiles].map((category, index) => aService({ id: index + 1, category }))

    expect(groupedByCategory(lines).map(({ id }) => id)).toEqual([1, 3, 2, 4])
    expect(groupedByCategory([])).toEqual([])
    expect(priceGroups(lines).map(({ name, lines }) => [name, lines.map(({ id }) => id)])).toEqual([
      ['Сантехника', [1, 3]],
      ['Укладка плитки', [2, 4]],
    ])
  })

  it('has a price on every line that is not to be agreed upon, after a change too', () => {
    const line = { categoryId: 11, name: 'Замена смесителя', priceType: 'FROM', price: 1_500_00, unit: null } as const

    expect(changedLine(line, { name: 'Замена сифона', price: undefined })).toEqual({
      ok: true,
      line: { ...line, name: 'Замена сифона' },
    })
    expect(changedLine(line, { priceType: 'NEGOTIABLE' })).toEqual({
      ok: true,
      line: { ...line, priceType: 'NEGOTIABLE', price: null },
    })
    expect(changedLine(line, { price: null })).toEqual({ ok: false, fields: { price: priceRule(null) } })
  })

  it('is put in order whole: a line that is missing, foreign or said twice is another list', () => {
    expect([isWholeOrder([3, 1, 2], [1, 2, 3]), isWholeOrder([], [])]).toEqual([true, true])
    for (const ids of [
      [1, 2],
      [1, 2, 4],
      [1, 2, 2],
      [1, 2, 3, 4],
      [1, 2, 3, 3],
    ]) {
      expect(isWholeOrder(ids, [1, 2, 3])).toBe(false)
    }
  })
})

it('a portfolio shows as many works as the tariff has room for', () => {
  expect([shownCases(2, 3), shownCases(3, 3), shownCases(12, 3), shownCases(12, null)]).toEqual([2, 3, 3, 12])
})
