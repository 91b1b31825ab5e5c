import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { executorListQuery } from '../contract/index.ts'
import { BADGES, BUSINESS_TYPES } from '../contract/user-terms.ts'
import {
  canonicalExecutorFilters,
  defaultExecutorFilters,
  type ExecutorFilters,
  executorFiltersToQuery,
  parseExecutorFilters,
  RATINGS_FROM,
  serialiseExecutorFilters,
} from './index.ts'

const word = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter(Boolean)
const filters: fc.Arbitrary<ExecutorFilters> = fc
  .record({
    q: fc.option(word, { nil: '' }),
    cityId: fc.option(fc.integer({ min: 1, max: 2000 })),
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
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map((one) => ({ ...one, districts: one.cityId === null ? [] : one.districts }))

describe('the filters of the executor search', () => {
  it('come back from the address as they went into it, and are a query the server takes', () => {
    fc.assert(
      fc.property(filters, fc.option(fc.integer({ min: 1, max: 999 })), (given, categoryId) => {
        expect(parseExecutorFilters(serialiseExecutorFilters(given))).toEqual(given)
        expect(executorListQuery.safeParse(executorFiltersToQuery(given, categoryId)).error).toBeUndefined()
      }),
    )
  })

  it('leave defaults out of the address', () => {
    expect(serialiseExecutorFilters(defaultExecutorFilters)).toEqual({})
  })

  it('take nothing they do not know, and no districts without their city', () => {
    expect(
      parseExecutorFilters({
        city: '01',
        district: 'Центр',
        type: ['LLC', 'toString', 'LLC'],
        rating: '2',
        price: '-5',
        sort: 'random',
        page: '0',
        verified: 'yes',
      }),
    ).toEqual({ ...defaultExecutorFilters, businessTypes: ['LLC'] })
  })

  it('keep the city alone for search engines', () => {
    const given = parseExecutorFilters({ city: '7', q: 'плитка', page: '3', online: '1' })
    expect(canonicalExecutorFilters(given)).toEqual({ city: '7' })
  })

  it('ask the server for no more than was chosen', () => {
    expect(executorFiltersToQuery(parseExecutorFilters({ visit: '1', price: '1500' }), 11)).toEqual({
      page: 1,
      sortBy: 'rating',
      categoryIds: [11],
      visitClient: true,
      priceTo: 1500_00,
    })
  })
})
