import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexCategories } from '../categories/index.ts'
import { PLACE_MODES, SORT_DIRECTIONS, TASK_RADII, TASK_SORT_KEYS, taskListQuery } from '../contract/index.ts'
import { aCategoryTree } from '../testing/index.ts'
import {
  canonicalTaskFilters,
  changeTaskFilters,
  defaultTaskFilters,
  filtersToQuery,
  parseTaskFilters,
  serialiseTaskFilters,
  type TaskFilters,
} from './task-filters.ts'

const categories = indexCategories(aCategoryTree())
const kazan = { lat: 55.7887, lon: 49.1221 }

const everything: TaskFilters = {
  q: 'плитка в ванной',
  categories: ['ukladka-plitki'],
  cityId: 551487,
  radius: 25,
  placeMode: 'CLIENT',
  budgetFrom: 5_000_00,
  budgetTo: 9_000_00,
  dateFrom: '2026-03-05',
  dateTo: '2026-03-08',
  fewReplies: true,
  verifiedOnly: true,
  sortBy: 'endPeriod',
  sortDirection: 'desc',
  page: 3,
}

const anyFilters: fc.Arbitrary<TaskFilters> = fc.record({
  q: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
  categories: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/), { maxLength: 4 }),
  cityId: fc.constant(null),
  radius: fc.constant(null),
  placeMode: fc.constantFrom(null, ...PLACE_MODES),
  budgetFrom: fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((roubles) => roubles * 100)),
  budgetTo: fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((roubles) => roubles * 100)),
  dateFrom: fc.option(fc.constantFrom('2026-03-05', '2028-02-29')),
  dateTo: fc.option(fc.constantFrom('2026-03-08', '2026-12-31')),
  fewReplies: fc.boolean(),
  verifiedOnly: fc.boolean(),
  sortBy: fc.constantFrom(...TASK_SORT_KEYS),
  sortDirection: fc.constantFrom(null, ...SORT_DIRECTIONS),
  page: fc.integer({ min: 1, max: 1000 }),
})
const anyPlace = fc.record({ cityId: fc.integer({ min: 1 }), radius: fc.constantFrom(null, ...TASK_RADII) })

describe('filters in an address', () => {
  it('leave defaults out', () => {
    expect(serialiseTaskFilters(defaultTaskFilters)).toEqual({ slug: null, search: {} })
  })

  it('are short words and whole roubles', () => {
    expect(serialiseTaskFilters(everything)).toEqual({
      slug: 'ukladka-plitki',
      search: {
        q: 'плитка в ванной',
        city: '551487',
        radius: '25',
        place: 'CLIENT',
        budget: '5000',
        max: '9000',
        from: '2026-03-05',
        to: '2026-03-08',
        few: '1',
        verified: '1',
        sort: 'endPeriod',
        order: 'desc',
        page: '3',
      },
    })
  })

  it('repeat the key when there are several categories', () => {
    const { slug, search } = serialiseTaskFilters({ ...defaultTaskFilters, categories: ['remont', 'gruzoperevozki'] })
    expect({ slug, search }).toEqual({ slug: null, search: { category: ['remont', 'gruzoperevozki'] } })
  })

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, fc.option(anyPlace), (filters, place) => {
        const given = place ? { ...filters, ...place } : filters
        const { slug, search } = serialiseTaskFilters(given)
        expect(parseTaskFilters(search, slug)).toEqual(given)
      }),
    )
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e3' },
    { page: '1001' },
    { page: '' },
    { city: 'Казань' },
    { city: '0' },
    { radius: '10' },
    { radius: ['5', '10'] },
    { place: 'HOME' },
    { place: '__proto__' },
    { budget: '100000000' },
    { from: '2026-02-30' },
    { to: 'завтра' },
    { budget: '12,5' },
    { few: 'true' },
    { verified: '0' },
    { sort: 'id' },
    { order: 'up' },
    { category: 'Ремонт' },
    { category: ['../etc', ''] },
    { q: '   ' },
    { unknown: 'x' },
  ])('ignore garbage: %j', (search) => {
    expect(parseTaskFilters(search)).toEqual(defaultTaskFilters)
  })

  it('survive any query', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }))
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'page', 'city', 'radius', 'budget', 'category'), value),
        (search) => {
          const { slug, search: clean } = serialiseTaskFilters(parseTaskFilters(search))
          expect(serialiseTaskFilters(parseTaskFilters(clean, slug))).toEqual({ slug, search: clean })
        },
      ),
    )
  })
})

describe('canonicalTaskFilters', () => {
  it('keeps category and city only', () => {
    expect(canonicalTaskFilters(everything)).toEqual({ slug: 'ukladka-plitki', search: { city: '551487' } })
  })
})

describe('changeTaskFilters', () => {
  it('returns to the first page unless the page itself is turned', () => {
    expect(changeTaskFilters(everything, { verifiedOnly: false })).toEqual({
      ...everything,
      verifiedOnly: false,
      page: 1,
    })
    expect(changeTaskFilters(everything, { page: 4 }).page).toBe(4)
  })
})

describe('filtersToQuery', () => {
  it('asks for nothing but the page by default', () => {
    expect(filtersToQuery(defaultTaskFilters, categories, null)).toEqual({ page: 1 })
  })

  it('carries every filter in the words of the contract', () => {
    const query = filtersToQuery(everything, categories, kazan)
    expect(query).toEqual({
      page: 3,
      q: 'плитка в ванной',
      categoryIds: [12],
      cityId: 551487,
      radius: 25,
      placeMode: 'CLIENT',
      budgetFrom: 5_000_00,
      budgetTo: 9_000_00,
      dateFrom: '2026-03-05',
      dateTo: '2026-03-08',
      fewReplies: true,
      verifiedOnly: true,
      sortBy: 'endPeriod',
      sortDirection: 'desc',
      latitude: 55.7887,
      longitude: 49.1221,
    })
    expect(taskListQuery.parse(query)).toEqual({ ...query, limit: 10 })
  })

  it('is something the server accepts, whatever is in the address', () => {
    fc.assert(
      fc.property(anyFilters, fc.option(anyPlace), (filters, place) => {
        const query = filtersToQuery(place ? { ...filters, ...place } : filters, categories, kazan)
        expect(taskListQuery.safeParse(query).success).toBe(true)
      }),
    )
  })

  it('cannot measure distances from nowhere', () => {
    const nearest: TaskFilters = { ...defaultTaskFilters, sortBy: 'distanceToUser', sortDirection: 'asc' }
    expect(filtersToQuery(nearest, categories, null)).toEqual({ page: 1 })
    expect(filtersToQuery(nearest, categories, kazan).sortBy).toBe('distanceToUser')
  })
})
