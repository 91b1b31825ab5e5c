import { describe, expect, it } from 'vitest'
import { counted, plural, words } from './plural.ts'

describe('plural', () => {
  it('agrees with every count a list can show', () => {
    const said = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 1001].map((n) => plural(n, words.reply))
    expect(said.join(' ')).toBe(
      'откликов отклик отклика отклика откликов откликов откликов откликов отклик отклика откликов отклик откликов откликов отклик',
    )
  })

  it('gives a fraction the form of «полтора»', () => {
    expect(plural(1.5, words.hour)).toBe('часа')
  })
})

describe('counted', () => {
  it('keeps the number and its word together', () => {
    expect(counted(1, words.reply)).toBe('1\u00a0отклик')
    expect(counted(2, words.reply)).toBe('2\u00a0отклика')
    expect(counted(1234, words.task)).toBe('1\u00a0234\u00a0задания')
  })
})
