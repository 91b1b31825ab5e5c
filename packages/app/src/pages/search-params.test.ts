import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('the query of an address', () => {
  it('is plain text both ways, repeated keys as lists', () => {
    const params = { q: 'шкаф 100%', category: ['uborka', 'remont'], priceFrom: '1500' }
    const text = stringifySearch(params)
    expect(text).toBe('?q=%D1%88%D0%BA%D0%B0%D1%84+100%25&category=uborka&category=remont&priceFrom=1500')
    expect(parseSearch(text)).toEqual(params)
  })

  it('never turns text into numbers or objects', () => {
    expect(parseSearch('?page=2&q={"a":1}&x=true')).toEqual({ page: '2', q: '{"a":1}', x: 'true' })
  })

  it('is empty for nothing and for what is missing', () => {
    expect(stringifySearch({})).toBe('')
    expect(stringifySearch({ q: undefined, page: null })).toBe('')
    expect(parseSearch('')).toEqual({})
  })
})
