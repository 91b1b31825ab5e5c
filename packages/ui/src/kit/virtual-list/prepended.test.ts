import { describe, expect, it } from 'vitest'
import { isPrepended } from './prepended.ts'

const identity = { keyOf: (row: string) => row, isLasting: (row: string) => !row.startsWith('day') }

describe('rows put before the first one', () => {
  it('are told from rows after the last one, even when the heading stays first', () => {
    const before = ['day', '5', '6']
    expect(isPrepended(before, ['day', '4', '5', '6'], identity)).toBe(true)
    expect(isPrepended(before, [...before, '7'], identity)).toBe(false)
    expect(isPrepended(before, before, identity)).toBe(false)
  })

  it('are none where there was nothing before, or where these are others altogether', () => {
    expect(isPrepended([], ['day', '1'], identity)).toBe(false)
    expect(isPrepended(['5'], ['90'], identity)).toBe(false)
  })
})
