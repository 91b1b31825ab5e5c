import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELIVERY_MODES, PRODUCT_SUPPLIES, productListQuery } from '../contract/index.ts'
import { EVERYWHERE } from '../search/index.ts'
import {
  catalogPath,
  PRODUCT_ORDERS,
  type ProductFilters,
  productList,
  productsQuery,
  widerProducts,
} from './product-filters.ts'

const price = fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((roubles) => roubles * 100))
const filters: fc.Arbitrary<ProductFilters> = fc
  .record({
    q: fc.constantFrom('', 'стол', 'дубовый стол 120×60'),
    cityId: fc.option(fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.constant(EVERYWHERE))),
    prices: fc.tuple(price, price),
    availability: fc.option(fc.constantFrom(...PRODUCT_SUPPLIES)),
    delivery: fc.option(fc.constantFrom(...DELIVERY_MODES)),
    verified: fc.boolean(),
    soldOut: fc.boolean(),
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
        expect(productList.parse(productList.write(given))).toEqual(given)
        expect(productListQuery.safeParse(productsQuery(given, 11)).error).toBeUndefined()
      }),
    )
  })

  it('are refused by the API when the prices are turned round, in the words that the page has for it', () => {
    const turned = productList.parse({ priceFrom: '900', priceTo: '100' })
    const told = { priceTo: 'Сумма «до» меньше суммы «от».' }
    expect(productList.problems(turned)).toEqual(told)
    const { error } = productListQuery.safeParse(productsQuery(turned, null))
    expect(Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? [])).toEqual(told)
  })

  it('take nothing they do not know, and leave defaults out of the address and of the query', () => {
    expect(
      productList.parse({ availability: 'SOLD_OUT', delivery: 'PIGEON', priceFrom: '1e3', page: '1001', city: 'x' }),
    ).toEqual(productList.defaults)
    expect(productList.write(productList.defaults)).toEqual({})
    expect(productsQuery(productList.defaults, null)).toEqual({ limit: 12 })
    expect(productsQuery(productList.parse({ verified: '1' }), 11)).toEqual({
      verified: true,
      limit: 12,
      categoryIds: [11],
    })
    expect(productListQuery.parse({}).sortBy).toBe(productList.defaults.sortBy)
  })

  it('keep the city alone for search engines', () => {
    const given = productList.parse({ city: '7', priceFrom: '10', page: '2' })
    expect(productList.write(productList.canonical(given))).toEqual({ city: ['7'] })
  })

  it('have an address of their own for each order, and the usual one has the shortest', () => {
    expect(PRODUCT_ORDERS.map((order) => catalogPath('uborka', { ...productList.defaults, ...order }))).toEqual([
      '/catalog/uborka',
      '/catalog/uborka?sort=rating',
      '/catalog/uborka?sort=price',
      '/catalog/uborka?sort=price&order=desc',
    ])
  })

  it('are asked of all of Russia without a city, and widened one by one', () => {
    const given = productList.parse({ q: 'стол', city: '7', verified: '1', page: '2' })
    const beside = widerProducts(given, { isInCity: true, isInCategory: true })
    expect(beside.map(({ kind, filters }) => `${kind} ${decodeURIComponent(catalogPath(null, filters))}`)).toEqual([
      'without /catalog?city=7&verified=1',
      'without /catalog?q=стол&city=7',
      'parent /catalog?q=стол&city=7&verified=1',
      'everywhere /catalog?q=стол&city=all&verified=1',
    ])
    expect(productsQuery({ ...productList.defaults, cityId: EVERYWHERE }, null)).toEqual({ limit: 12 })
  })
})
