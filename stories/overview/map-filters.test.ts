import { describe, expect, it } from 'vitest'
import { filtersIn, noFilters, withFilters } from './map-filters.ts'

const manager = '?path=/story/обзор-карта-экранов--page&globals=theme:dark'
const filters = { search: 'экраны/чат', area: 'Чат', persona: 'client', isGapsOnly: true }

describe('the filters of the map', () => {
  it('come back from the address that they were written to', () => {
    expect(filtersIn(withFilters(manager, filters))).toEqual(filters)
  })

  it('leave the rest of the address alone', () => {
    const written = withFilters(manager, filters)
    expect(new URLSearchParams(withFilters(written, noFilters))).toEqual(new URLSearchParams(manager))
    expect(written).toMatch(/^\?path=\/story\/.*&globals=theme:dark&search=/)
  })

  it('are none in an address that names none', () => {
    expect(filtersIn(manager)).toEqual(noFilters)
  })
})
