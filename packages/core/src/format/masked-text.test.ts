import { describe, expect, it } from 'vitest'
import { createMask } from './masked-text.ts'

describe('a mask', () => {
  it.each([
    ['##.##.####', '01022026', '01.02.2026'],
    ['##.##.####', '0102', '01.02'],
    ['##.##.####', 'a1b2', '12'],
    ['@ ### @@', 'а123вс', 'а 123 вс'],
    ['@ ### @@', 'x123yz', 'x 123 yz'],
    ['@@-##', '12', ''],
    ['**-**', 'я1ё2', 'я1-ё2'],
    ['**-**', '!?', ''],
    ['#-!#', '5', '5'],
  ])('%s writes «%s» as «%s»: # digit, @ letter of any alphabet, * either', (pattern, typed, written) => {
    expect(createMask(pattern).write(typed)).toBe(written)
  })

  it('gives back what stands for its tokens and knows when all are there', () => {
    const date = createMask('##.##.####')
    expect(date.read('01.02.2026')).toBe('01022026')
    expect([date.isComplete('01.02.2026'), date.isComplete('01.02')]).toEqual([true, false])
  })

  it('does not look behind two hundred letters', () => {
    const digit = createMask('#')
    const far = `${'x'.repeat(200)}1`
    expect([digit.write(far), digit.read(far), digit.isComplete(far)]).toEqual(['', '', false])
  })

  it('writes what it has written the same way', () => {
    const mask = createMask('@ ### @@')
    expect(mask.write(mask.write('а123вс'))).toBe('а 123 вс')
  })
})
