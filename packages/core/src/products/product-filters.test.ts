import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELIVERY_MODES, PRODUCT_AVAILABILITIES, productListQuery } from '../contract/index.ts'
import {
  canonicalProductFilters,
  defaultProductFilters,
  type ProductFilters,
  parseProductFilters,
  productFiltersToQuery,
  serialiseProductFilters,
} from './product-filters.ts'

const price = fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((roubles) => roubles * 100))
const filters: fc.Arbitrary<ProductFilters> = fc
  .record({
    q: fc.constantFrom('', 'стол', 'дубовый стол 120×60'),
    cityId: fc.option(fc.integer({ min: 1, max: 2000 })),
    prices: fc.tuple(price, price),
    availability: fc.option(fc.constantFrom(...PRODUCT_AVAILABILITIES)),
    delivery: fc.option(fc.constantFrom(...DELIVERY_MODES)),
    verified: fc.boolean(),
    sortBy: fc.constantFrom('createdAt' as const, 'price' as const, 'rating' as const),
    sortDirection: fc.option(fc.constantFrom('asc' as const, 'desc' as const)),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ prices: [one, other], ...rest }) => {
    const isTurned = one !== null && other !== null && one > other
    return { ...rest, priceFrom: isTurned ? other : one, priceTo: isTurned ? one : other }
  })

describe('the filters of the catalogue', () => {
  it('come back from the address as they went into it, and are a query the server takes', () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(parseProductFilters(serialiseProductFilters(given))).toEqual(given)
        expect(productListQuery.safeParse(productFiltersToQuery(given, 11)).error).toBeUndefined()
      }),
    )
  })

  it('understand prices typed the wrong way round', () => {
    const { priceFrom, priceTo } = parseProductFilters({ from: '900', to: '100' })
    expect([priceFrom, priceTo]).toEqual([100_00, 900_00])
  })

  it('take nothing they do not know, and leave defaults out of the address', () => {
    expect(parseProductFilters({ stock: 'SOLD', delivery: 'PIGEON', from: '1e3', page: '1001', city: 'x' })).toEqual(
      defaultProductFilters,
    )
    expect(serialiseProductFilters(defaultProductFilters)).toEqual({})
  })

  it('keep the city alone for search engines', () => {
    expect(canonicalProductFilters(parseProductFilters({ city: '7', from: '10', page: '2' }))).toEqual({ city: '7' })
  })
})
