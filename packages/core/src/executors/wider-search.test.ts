import { describe, expect, it } from 'vitest'
import { executorsPath, parseExecutorFilters, widerExecutors } from './index.ts'

/** The searches beside one, as addresses. */
const beside = (search: Record<string, string | string[]>, isInCity: boolean, isInCategory: boolean) =>
  widerExecutors(parseExecutorFilters(search), { isInCity, isInCategory }).map(
    ({ kind, filters }) => `${kind} ${decodeURIComponent(executorsPath(null, filters))}`,
  )

describe('where more may be found', () => {
  it('is without each of the filters, in the category above and in all of Russia, from the first page', () => {
    expect(beside({ city: '7', district: ['Азино', 'Горки'], verified: '1', page: '2' }, true, true)).toEqual([
      'without /executors?city=7&district=Горки&verified=1',
      'without /executors?city=7&district=Азино&verified=1',
      'without /executors?city=7&district=Азино&district=Горки',
      'parent /executors?city=7&district=Азино&district=Горки&verified=1',
      'everywhere /executors?city=all&verified=1',
    ])
  })

  it('is in the visitor’s own city too, and no more than three filters are tried', () => {
    const search = { q: 'плитка', visit: '1', verified: '1', cases: '1' }
    expect(beside(search, true, false).map((one) => one.split(' ')[0])).toEqual([
      'without',
      'without',
      'without',
      'everywhere',
    ])
  })

  it('is nowhere for a search that nothing holds', () => {
    expect(beside({}, false, false)).toEqual([])
  })
})
