import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taskListQuery } from '../contract/index.ts'
import { day, direction, flag, id, kopecks, names, oneOf, page, slugs, someOf, sort, text } from './codecs.ts'

describe('a search text out of an address', () => {
  it.each([
    ['NUL', 'кран\u0000', 'кран'],
    ['half a character', '\ud800кран\udc00', 'кран'],
    ['more than fits', 'я'.repeat(10_000), 'я'.repeat(200)],
    ['more than fits, with half a character at the edge', `a${'😀'.repeat(200)}`, `a${'😀'.repeat(99)}`],
    ['nothing but space', ' \u0000 ', ''],
  ])('is fit for the API with %s in it', (_, given, clean) => {
    expect(text('q').read([given])).toBe(clean)
    expect(taskListQuery.shape.q.safeParse(clean).success).toBe(true)
  })
})

describe('a price out of an address', () => {
  const price = kopecks('priceFrom')

  it.each([
    ['1500', 1500_00],
    ['1 500', 1500_00],
    ['1\u00a0500', 1500_00],
    ['1\u202f500 ₽', 1500_00],
    ['1500,50', 1500_50],
    ['1500.5', 1500_50],
    ['10000000', 10_000_000_00],
  ])('understands «%s»', (typed, sum) => {
    expect(price.read([typed])).toBe(sum)
  })

  it.each(['', '0', '-5', '1e3', 'сто', '1500,505', '10000000,01', '9'.repeat(60)])('takes «%s» for none', (typed) => {
    expect(price.read([typed])).toBeNull()
  })

  it('is written in roubles, with kopecks only where there are any, and read back', () => {
    expect([price.write(1500_00), price.write(1500_50), price.write(7)]).toEqual([['1500'], ['1500.50'], ['0.07']])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), (sum) => {
        expect(price.read(price.write(sum))).toBe(sum)
      }),
    )
  })
})

describe('one value of an address', () => {
  const ratings = oneOf('rating', [3, 4, 4.5])

  it('is one of those that the filter knows', () => {
    expect(['4.5', '5', '04', ''].map((given) => ratings.read([given]))).toEqual([4.5, null, null, null])
    expect(sort(['rating', 'price'], 'rating').read(['price'])).toBe('price')
    expect(direction().read(['sideways'])).toBeNull()
  })

  it('is a whole number without ornaments', () => {
    expect(['7', '007', '1e3', '-1', '1.5', ' 5'].map((given) => id('city').read([given]))).toEqual([
      7,
      null,
      null,
      null,
      null,
      null,
    ])
    expect([page().read(['1000']), page().read(['1001'])]).toEqual([1000, 1])
  })

  it('is a tick or nothing', () => {
    expect(['1', '0', 'yes', ''].map((given) => flag('new').read([given]))).toEqual([true, false, false, false])
  })

  it('arranges the list where it is its order, its direction or its page', () => {
    const order = sort(['rating', 'price'], 'rating')
    expect([order, direction(), page(), ratings, text('q')].map(({ arranges }) => arranges)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('is a day that the calendar has', () => {
    expect(['2028-02-29', '2026-02-29', '2026-2-1', 'завтра'].map((given) => day('dateFrom').read([given]))).toEqual([
      '2028-02-29',
      null,
      null,
      null,
    ])
  })

  it('is at its default when it is repeated: it could mean either', () => {
    const repeated = [text('q'), id('city'), kopecks('priceTo'), day('dateTo'), flag('few'), ratings, page()]
    for (const codec of repeated) expect(codec.read(['1', '1'])).toBe(codec.initial)
  })
})

describe('several values of an address', () => {
  it('are those that the filter knows, each once', () => {
    expect(someOf('type', ['LLC', 'SP', 'SE']).read(['SE', 'toString', 'LLC', 'SE'])).toEqual(['LLC', 'SE'])
    expect(slugs('category', 2).read(['remont', '../etc', 'uborka', 'remont', 'mebel'])).toEqual(['remont', 'uborka'])
    expect(slugs('category', 9).read(['ukladka-plitki', 'remont-', 'remont!', '-remont', 'Remont'])).toEqual([
      'ukladka-plitki',
    ])
    expect(names('district', 2, 10).read(['Советский!', 'Центр', 'Юг'])).toEqual(['Советский!', 'Центр'])
    expect(names('district', 3, 10).read([' Центр ', 'Центр', 'Ново-Савиновский', '\ud800'])).toEqual(['Центр'])
  })
})
