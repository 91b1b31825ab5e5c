import { describe, expect, it } from 'vitest'
import { formatDistance } from './distance.ts'
import { formatPhone } from './phone.ts'

describe('formatPhone', () => {
  it('groups the digits as the specification draws them', () => {
    expect(formatPhone('+79123456789')).toBe('+7 (912) 345 67 89')
  })

  it('leaves alone what is not such a number', () => {
    const others = ['912', '+791234567890', 'тел. +79123456789']
    expect(others.map(formatPhone)).toEqual(others)
  })
})

describe('formatDistance', () => {
  it('is no more exact than the place is public', () => {
    expect(formatDistance(0.3)).toBe('меньше 1\u00a0км')
    expect(formatDistance(1)).toBe('1\u00a0км')
    expect(formatDistance(2.36)).toBe('2,4\u00a0км')
    expect(formatDistance(3)).toBe('3\u00a0км')
    expect(formatDistance(9.97)).toBe('10\u00a0км')
    expect(formatDistance(1234.4)).toBe('1\u00a0234\u00a0км')
  })
})
