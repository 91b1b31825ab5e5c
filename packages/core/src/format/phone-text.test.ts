import { describe, expect, it } from 'vitest'
import { readPhone, writePhone } from './phone-text.ts'

describe('a phone number', () => {
  it.each([
    ['9001234567', '+7 (900) 123 45 67'],
    ['89001234567', '+7 (900) 123 45 67'],
    ['+7 900 123-45-67', '+7 (900) 123 45 67'],
    ['+7 (900) 123 45 678', '+7 (900) 123 45 67'],
    ['9', '+7 (9'],
    ['8', '+7'],
    ['+78', '+7 (8'],
    [' +78', '+7 (8'],
    ['9178', '+7 (917) 8'],
    ['+', '+'],
    ['+7', '+7'],
    ['', ''],
    ['abc', ''],
  ])('typed as «%s» is shown «%s»', (typed, shown) => {
    expect(writePhone(typed)).toBe(shown)
  })

  it('is not looked for behind a hundred letters', () => {
    expect([readPhone(`${'x'.repeat(99)}9`), readPhone(`${'x'.repeat(100)}9`)]).toEqual(['+79', ''])
  })

  it('travels as +7 and ten digits', () => {
    expect(readPhone('+7 (900) 123 45 67')).toBe('+79001234567')
    expect(readPhone('+7 900 123-45-678')).toBe('+79001234567')
  })

  it('that was wiped out travels as nothing', () => {
    expect(readPhone('+7')).toBe('')
  })
})
