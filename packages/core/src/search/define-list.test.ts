import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flag, id, kopecks, oneOf, page, slugs, sort, text } from './codecs.ts'
import { defineList } from './define-list.ts'

const list = defineList(
  {
    q: text('q'),
    categories: slugs('category', 5),
    cityId: id('city'),
    radius: oneOf('radius', [5, 10]),
    costFrom: kopecks('priceFrom'),
    costTo: kopecks('priceTo'),
    isNew: flag('new'),
    sortBy: sort(['createdAt', 'price'], 'createdAt'),
    page: page(),
  },
  {
    canonical: ['categories', 'cityId'],
    within: { radius: 'cityId' },
    ranges: [{ from: 'costFrom', to: 'costTo', message: 'Наоборот.' }],
    renamed: { min: 'priceFrom', town: 'city' },
  },
)

const chosen = {
  q: 'кран',
  categories: ['remont', 'uborka'],
  cityId: 7,
  radius: 10 as const,
  costFrom: 100_00,
  costTo: 200_50,
  isNew: true,
  sortBy: 'price' as const,
  page: 3,
}

describe('a list by its table', () => {
  it('opens at the defaults of its filters, which an address leaves out', () => {
    expect(list.parse({})).toEqual(list.defaults)
    expect(list.write(list.defaults)).toEqual({})
    expect(list.address('/list', list.defaults)).toBe('/list')
    expect(list.address('/list', { ...list.defaults, categories: [] })).toBe('/list')
  })

  it('takes a word that stands once as it stands in a list', () => {
    expect(list.parse({ q: 'кран', category: 'remont' })).toEqual(list.parse({ q: ['кран'], category: ['remont'] }))
    expect(list.parse({ q: 'кран' }).q).toBe('кран')
  })

  it('has an address that is read back', () => {
    expect(list.address('/list', chosen)).toBe(
      '/list?q=%D0%BA%D1%80%D0%B0%D0%BD&category=remont&category=uborka&city=7&radius=10&priceFrom=100&priceTo=200.50&new=1&sort=price&page=3',
    )
    expect(list.parse(list.write(chosen))).toEqual(chosen)
  })

  it('takes what is empty, null, repeated or no text for nothing', () => {
    expect(
      list.parse({ q: '', category: null, city: ['7', '7'], radius: undefined, priceFrom: 5, new: {}, page: [['2']] }),
    ).toEqual(list.defaults)
    for (const nothing of [null, undefined, '', 'q=1', 7, []]) expect(list.parse(nothing)).toEqual(list.defaults)
  })

  it('reads anything without throwing, and writes what it reads back to the same', () => {
    const words = fc.constantFrom(...Object.values(list.words), '__proto__', 'constructor')
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(words, fc.anything())), (garbage) => {
        const filters = list.parse(garbage)
        expect(list.parse(list.write(filters))).toEqual(filters)
        list.renamed(garbage)
      }),
    )
  })

  it('keeps for search engines what tells addresses apart, however often it is asked', () => {
    const canonical = list.canonical(chosen)
    expect(list.write(canonical)).toEqual({ category: ['remont', 'uborka'], city: ['7'] })
    expect(list.canonical(canonical)).toEqual(canonical)
  })

  it('begins at the first page when a filter changes, not when the page is turned', () => {
    expect(list.change(chosen, { isNew: false })).toEqual({ ...chosen, isNew: false, page: 1 })
    expect(list.change(chosen, { page: 4 })).toEqual({ ...chosen, page: 4 })
  })

  it('drops what stands within a filter together with it', () => {
    const { radius, cityId, page: first } = list.clear(chosen, ['cityId'])
    expect([radius, cityId, first]).toEqual([null, null, 1])
    expect(list.parse({ radius: '10' }).radius).toBeNull()
    expect(list.write({ ...chosen, cityId: null })).not.toHaveProperty('radius')
  })

  it('shows each applied value with the filters that remain without it', () => {
    const chips = list.chips(chosen)
    expect(chips.map(({ name, value }) => [name, value])).toEqual([
      ['q', 'кран'],
      ['categories', 'remont'],
      ['categories', 'uborka'],
      ['cityId', 7],
      ['radius', 10],
      ['costFrom', 100_00],
      ['costTo', 200_50],
      ['isNew', true],
    ])
    expect(chips[1]?.without).toEqual({ ...chosen, categories: ['uborka'], page: 1 })
    expect(chips[3]?.without).toEqual({ ...chosen, cityId: null, radius: null, page: 1 })
    expect(list.chips({ ...list.defaults, sortBy: 'price', page: 2 })).toEqual([])
  })

  it('tells of a range turned round at its second edge, and of nothing else', () => {
    expect(list.problems({ ...chosen, costFrom: 300_00 })).toEqual({ costTo: 'Наоборот.' })
    expect(list.problems(chosen)).toBeNull()
    expect(list.problems({ ...chosen, costFrom: 200_50 })).toBeNull()
    expect(list.problems({ ...chosen, costTo: null })).toBeNull()
  })

  it('asks the API for what is not at its default', () => {
    expect(list.toQuery(list.defaults)).toEqual({})
    expect(list.toQuery({ ...list.defaults, cityId: 7, isNew: true, page: 2 })).toEqual({
      cityId: 7,
      isNew: true,
      page: 2,
    })
  })

  it('puts today’s words for those of before and keeps the rest of the query as it was', () => {
    expect(list.renamed({ min: '100', utm: 'x', category: ['a', 'b'] })).toEqual({
      priceFrom: '100',
      utm: 'x',
      category: ['a', 'b'],
    })
    expect(list.renamed({ min: '100', priceFrom: '200' })).toEqual({ priceFrom: '200' })
    expect(list.renamed({ q: 'кран', city: '7' })).toBeNull()
  })

  it('puts right what is turned round, from the first page, and leaves the rest', () => {
    const turned = { ...chosen, costFrom: 200_50, costTo: 100_00 }
    expect(list.mended(turned)).toEqual({ ...chosen, page: 1 })
    expect(list.mended(chosen)).toEqual(chosen)
  })
})
