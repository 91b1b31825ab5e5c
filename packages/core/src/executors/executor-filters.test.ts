import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BADGES, BUSINESS_TYPES } from '../contract/executor-terms.ts'
import { executorListQuery } from '../contract/index.ts'
import { EVERYWHERE, inOwnCity, readSearch } from '../search/index.ts'
import {
  type ExecutorFilters,
  executorList,
  executorsPath,
  executorsQuery,
  parseExecutorFilters,
  RATINGS_FROM,
} from './index.ts'

const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter(Boolean)
const filters: fc.Arbitrary<ExecutorFilters> = fc
  .record({
    q: fc.option(word, { nil: '' }),
    cityId: fc.option(fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constant(EVERYWHERE))),
    districts: fc.uniqueArray(word, { maxLength: 5 }),
    businessTypes: fc.subarray([...BUSINESS_TYPES]),
    visitClient: fc.boolean(),
    verified: fc.boolean(),
    hasCases: fc.boolean(),
    online: fc.boolean(),
    badges: fc.subarray([...BADGES]),
    ratingFrom: fc.option(fc.constantFrom(...RATINGS_FROM)),
    priceTo: fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((roubles) => roubles * 100)),
    sortBy: fc.constantFrom('rating', 'price', 'createdAt'),
    view: fc.constantFrom('map' as const, null),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map((one) => ({ ...one, districts: one.cityId === EVERYWHERE ? [] : one.districts }))

describe('the filters of the executor search', () => {
  it('come back from the address as they went into it, and are a query the server takes', () => {
    fc.assert(
      fc.property(filters, fc.option(fc.integer({ min: 1, max: 999 })), (given, categoryId) => {
        expect(parseExecutorFilters(executorList.write(given))).toEqual(given)
        expect(executorListQuery.safeParse(executorsQuery(given, categoryId)).error).toBeUndefined()
      }),
    )
  })

  it('leave defaults out of the address and of the query, because the API has the same', () => {
    expect(executorList.write(executorList.defaults)).toEqual({})
    expect(executorsQuery(executorList.defaults, null)).toEqual({})
    expect(executorListQuery.parse({}).sortBy).toBe(executorList.defaults.sortBy)
  })

  it('take nothing they do not know', () => {
    expect(
      parseExecutorFilters({
        city: '01',
        type: ['LLC', 'toString', 'LLC'],
        rating: '2',
        priceTo: '-5',
        sort: 'random',
        page: '0',
        verified: 'yes',
      }),
    ).toEqual({ ...executorList.defaults, businessTypes: ['LLC'] })
  })

  it('keep the city alone for search engines', () => {
    const given = executorList.parse({ city: '7', q: 'плитка', page: '3', online: '1' })
    expect(executorList.write(executorList.canonical(given))).toEqual({ city: ['7'] })
  })

  it('ask the server for no more than was chosen', () => {
    expect(executorsQuery(executorList.parse({ visit: '1', priceTo: '1500' }), 11)).toEqual({
      categoryIds: [11],
      visitClient: true,
      priceTo: 1500_00,
    })
  })

  it('are of the visitor’s own city until the address names one; districts are nothing without a city', () => {
    const asked = (address: string, own: { id: number } | null) =>
      executorsQuery(inOwnCity(parseExecutorFilters(readSearch(address)), own), null)
    const district = 'district=%D0%90%D0%B7%D0%B8%D0%BD%D0%BE'

    expect(asked(`?${district}`, { id: 7 })).toEqual({ cityId: 7, districts: ['Азино'] })
    expect(asked(`?${district}`, null)).toEqual({})
    expect(asked(`?city=9&${district}`, { id: 7 })).toEqual({ cityId: 9, districts: ['Азино'] })
    expect(asked(`?city=all&${district}`, { id: 7 })).toEqual({})
  })

  it('stand in the address of a category or of all of them', () => {
    const filters = parseExecutorFilters({ verified: '1' })
    expect(executorsPath(null, filters)).toBe('/executors?verified=1')
    expect(executorsPath('remont/ukladka-plitki', filters)).toBe('/remont/ukladka-plitki?verified=1')
  })
})
