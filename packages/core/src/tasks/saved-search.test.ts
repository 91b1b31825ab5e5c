import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { aSavedSearch, settle } from '../testing/index.ts'
import {
  judgeSearch,
  readSavedSearch,
  savedAs,
  savedSearchPath,
  savedSearchQueries,
  savedSearchQuery,
  saveSearchForm,
  taskList,
} from './index.ts'

const anyCategory = () => true

describe('a saved search', () => {
  it('has one spelling, whatever order and arrangement it was found in', () => {
    const spellings = [
      'category=santehnika&category=elektrika&city=551487&few=1',
      '?few=1&city=551487&category=elektrika&category=santehnika&category=elektrika&page=4&view=map&sort=endPeriod&order=asc',
      'q=&few=1&category=elektrika&city=551487&category=santehnika&price=1&x=%zz',
    ]
    expect(new Set(spellings.map((query) => savedSearchQuery(readSavedSearch(query)))).size).toBe(1)
  })

  it('is of the whole country where it names no city, whoever opens it', () => {
    expect(savedSearchQuery(taskList.defaults)).toBe('city=all')
    expect(savedSearchPath({ query: 'city=all&few=1' })).toBe('/task-find?city=all&few=1')
  })

  it('leads to its category by the path', () => {
    expect(savedSearchPath(aSavedSearch())).toBe('/task-find/santehnika?city=551487')
  })

  it('keeps words with spaces and signs', () => {
    const filters = { ...taskList.defaults, q: 'кран & труба + 50%' }
    expect(readSavedSearch(savedSearchQuery(filters)).q).toBe(filters.q)
    expect(readSavedSearch('q=кран+на+100%').q).toBe('кран на 100%')
  })

  it('is known again on any page of it', () => {
    const own = aSavedSearch()
    expect(savedAs([own], { ...readSavedSearch(own.query), page: 3, view: 'map' })).toBe(own)
    expect(savedAs([own], taskList.defaults)).toBeUndefined()
  })

  it('is refused while a range in it is turned round, and loses categories that are not there', () => {
    expect(judgeSearch('priceFrom=5000&priceTo=100&dateFrom=2026-03-08&dateTo=2026-03-05', anyCategory)).toEqual({
      problems: { query: 'Сумма «до» меньше суммы «от». День «по» раньше дня «с».' },
    })
    const judged = judgeSearch('category=here&category=gone', (slug) => slug === 'here')
    expect(judged).toMatchObject({ query: 'category=here&city=all', problems: null })
  })
})

describe('saving a search', () => {
  const setUp = (name: string) => {
    const sent: unknown[] = []
    const machine = saveSearchForm.provide({
      query: 'few=1',
      api: {
        createSavedSearch: async ({ body }) => {
          sent.push(body)
          return { data: aSavedSearch(body) }
        },
      },
    })
    const actor = createActor(machine, { input: { values: { name } } }).start()
    actor.send({ type: 'form.submit' })
    return { sent, view: () => saveSearchForm.select(actor.getSnapshot()) }
  }

  it('asks for a name', () => {
    const form = setUp('  ').view()
    expect(form.status !== 'done' && form.errors).toEqual({ name: 'Назовите поиск, чтобы узнавать его.' })
  })

  it('sends the name with the filters', async () => {
    const { sent, view } = setUp(' Мало откликов ')
    await settle()
    expect(sent).toEqual([{ name: 'Мало откликов', query: 'few=1' }])
    expect(view().status).toBe('done')
  })

  it('is listed with the others', async () => {
    const own = [aSavedSearch()]
    expect(
      await savedSearchQueries({ listSavedSearches: async () => ({ data: own }) })
        .list()
        .queryFn(),
    ).toBe(own)
  })
})
