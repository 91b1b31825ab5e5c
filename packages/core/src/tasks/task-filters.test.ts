import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexCategories } from '../categories/index.ts'
import { PLACE_MODES, SORT_DIRECTIONS, TASK_RADII, TASK_SORT_KEYS, taskListQuery } from '../contract/index.ts'
import { EVERYWHERE, inOwnCity } from '../search/index.ts'
import { aCategoryTree } from '../testing/index.ts'
import { myTaskList } from './my-task-list.ts'
import { taskBoardQuery } from './task-board-query.ts'
import { parseTaskFilters, type TaskFilters, taskFindPath, taskList } from './task-filters.ts'

const categories = indexCategories(aCategoryTree())
const kazan = { lat: 55.7887, lon: 49.1221 }

const everything: TaskFilters = {
  q: 'плитка в ванной',
  categories: ['ukladka-plitki'],
  cityId: 551487,
  radius: 25,
  placeMode: 'CLIENT',
  budgetFrom: 5_000_00,
  budgetTo: 9_000_50,
  dateFrom: '2026-03-05',
  dateTo: '2026-03-08',
  fewReplies: true,
  verifiedOnly: true,
  sortBy: 'endPeriod',
  sortDirection: 'desc',
  view: 'map',
  page: 3,
}

const anySum = fc.option(fc.integer({ min: 1, max: 10_000_000_00 }))
const anyFilters: fc.Arbitrary<TaskFilters> = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
    categories: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/), { maxLength: 4 }),
    cityId: fc.option(fc.oneof(fc.integer({ min: 1, max: 999_999_999 }), fc.constant(EVERYWHERE))),
    radius: fc.constantFrom(null, ...TASK_RADII),
    placeMode: fc.constantFrom(null, ...PLACE_MODES),
    budgetFrom: anySum,
    budgetTo: anySum,
    dateFrom: fc.option(fc.constantFrom('2026-03-05', '2028-02-29')),
    dateTo: fc.option(fc.constantFrom('2026-03-08', '2026-12-31')),
    fewReplies: fc.boolean(),
    verifiedOnly: fc.boolean(),
    sortBy: fc.constantFrom(...TASK_SORT_KEYS),
    sortDirection: fc.constantFrom(null, ...SORT_DIRECTIONS),
    view: fc.constantFrom(null, 'map' as const),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map((filters) => (typeof filters.cityId === 'number' ? filters : { ...filters, radius: null }))

/** What a router makes of an address of the board. */
const opened = (address: string): TaskFilters => {
  const { pathname, searchParams } = new URL(address, 'https://artel.test')
  const search = Object.fromEntries([...searchParams.keys()].map((word) => [word, searchParams.getAll(word)]))
  return parseTaskFilters(search, pathname.split('/')[2] ?? null)
}

describe('the address of the board', () => {
  it('has the words that all lists share, sums in roubles', () => {
    expect(decodeURIComponent(taskFindPath(everything))).toBe(
      '/task-find/ukladka-plitki?q=плитка в ванной&city=551487&radius=25&place=CLIENT&priceFrom=5000&priceTo=9000.50' +
        '&dateFrom=2026-03-05&dateTo=2026-03-08&few=1&verified=1&sort=endPeriod&order=desc&view=map&page=3',
    )
    expect(taskFindPath(taskList.defaults)).toBe('/task-find')
  })

  it('repeats the word when there are several categories', () => {
    expect(taskFindPath({ ...taskList.defaults, categories: ['remont', 'gruzoperevozki'] })).toBe(
      '/task-find?category=remont&category=gruzoperevozki',
    )
  })

  it('leads back to the filters that it was made of', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(opened(taskFindPath(filters))).toEqual(filters)
      }),
    )
  })

  it('keeps category and city for search engines', () => {
    expect(taskFindPath(taskList.canonical(everything))).toBe('/task-find/ukladka-plitki?city=551487')
  })

  it('is understood as a form without scripts sends it: empty fields, typed sums, ticks', () => {
    const sent = 'sort=endPeriod&category=remont&category=uborka&q=&city=&place=&priceFrom=1+500&priceTo=&few=1'
    expect(opened(`/task-find?${sent}`)).toEqual({
      ...taskList.defaults,
      categories: ['remont', 'uborka'],
      budgetFrom: 1500_00,
      fewReplies: true,
      sortBy: 'endPeriod',
    })
  })

  it('leads from the words of before to today’s', () => {
    expect(taskList.renamed({ budget: '1000', max: '2000', from: '2026-03-05', to: '2026-03-08', q: 'кран' })).toEqual({
      priceFrom: '1000',
      priceTo: '2000',
      dateFrom: '2026-03-05',
      dateTo: '2026-03-08',
      q: 'кран',
    })
  })

  it.each([
    { page: '0' },
    { page: '1001' },
    { city: 'Казань' },
    { radius: '10' },
    { radius: ['5', '10'] },
    { place: '__proto__' },
    { priceFrom: '100000000' },
    { dateFrom: '2026-02-30' },
    { few: 'true' },
    { sort: 'id' },
    { order: 'up' },
    { category: ['../etc', ''] },
    { q: '   ' },
    { q: null },
    { unknown: 'x' },
  ])('ignores garbage: %j', (search) => {
    expect(parseTaskFilters(search)).toEqual(taskList.defaults)
  })
})

describe('the query of the board', () => {
  it('is empty by default, because the API has the same defaults', () => {
    expect(taskBoardQuery(taskList.defaults, categories, null)).toEqual({})
    const { page, sortBy } = taskListQuery.parse({})
    expect({ page, sortBy }).toEqual({ page: taskList.defaults.page, sortBy: taskList.defaults.sortBy })
  })

  it('carries every filter in the words of the contract', () => {
    const query = taskBoardQuery(everything, categories, kazan)
    expect(query).toEqual({
      page: 3,
      q: 'плитка в ванной',
      categoryIds: [12],
      cityId: 551487,
      radius: 25,
      placeMode: 'CLIENT',
      budgetFrom: 5_000_00,
      budgetTo: 9_000_50,
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

  it('is refused by the API just when the page has something to say of the filters', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const { error } = taskListQuery.safeParse(taskBoardQuery(filters, categories, kazan))
        const refused = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
        expect(refused).toEqual(Object.entries(taskList.problems(filters) ?? {}))
      }),
    )
  })

  it('cannot measure distances from nowhere', () => {
    const nearest: TaskFilters = { ...taskList.defaults, sortBy: 'distanceToUser', sortDirection: 'asc', page: 2 }
    expect(taskBoardQuery(nearest, categories, null)).toEqual({ page: 2 })
    expect(taskBoardQuery(nearest, categories, kazan).sortBy).toBe('distanceToUser')
    expect(taskBoardQuery({ ...nearest, sortBy: 'endPeriod' }, categories, null)).toEqual({
      sortBy: 'endPeriod',
      sortDirection: 'asc',
      page: 2,
    })
  })
})

describe('the city of the board', () => {
  const own = { id: 551487 }

  it('is the chosen one until the address says otherwise', () => {
    expect(inOwnCity(opened('/task-find?few=1'), own)).toEqual({
      ...taskList.defaults,
      fewReplies: true,
      cityId: 551487,
    })
    expect(inOwnCity(opened('/task-find'), null)).toEqual(taskList.defaults)
  })

  it('is another one in a link that names it, whoever opens it', () => {
    expect(inOwnCity(opened('/task-find?city=499099&radius=25'), own)).toEqual({
      ...taskList.defaults,
      cityId: 499099,
      radius: 25,
    })
  })

  it('is none in a link to the whole country, with no surroundings either', () => {
    const everywhere = inOwnCity(opened('/task-find?city=all&radius=25'), own)
    expect(everywhere).toEqual({ ...taskList.defaults, cityId: EVERYWHERE })
    expect(taskFindPath(everywhere)).toBe('/task-find?city=all')
    expect(taskBoardQuery(everywhere, categories, null)).toEqual({})
  })
})

describe('a range turned round', () => {
  it('is told in words at the second field', () => {
    expect(taskList.problems({ ...everything, budgetTo: 1_000_00, dateTo: '2026-03-01' })).toEqual({
      budgetTo: 'Сумма «до» меньше суммы «от».',
      dateTo: 'День «по» раньше дня «с».',
    })
  })
})

describe('the address of one’s own tasks', () => {
  it('is one for search engines, whatever is chosen', () => {
    const chosen = myTaskList.parse({ role: 'executor', status: 'APPROVED', page: '2' })
    expect(myTaskList.write(myTaskList.canonical(chosen))).toEqual({})
  })

  it('holds role, state and page and knows no others', () => {
    const filters = { role: 'executor', status: 'IN_PROGRESS', page: 2 } as const
    expect(myTaskList.address('/personal-area/my-tasks', filters)).toBe(
      '/personal-area/my-tasks?role=executor&status=IN_PROGRESS&page=2',
    )
    expect(myTaskList.parse(myTaskList.write(filters))).toEqual(filters)
    expect(myTaskList.parse({ role: 'admin', status: 'GONE', page: '1e1' })).toEqual(myTaskList.defaults)
  })
})
