import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textChanges } from './text-changes.ts'

const told = (former: string, later: string) => textChanges(former, later).map(({ kind, text }) => `${kind}: ${text}`)

describe('what has become of a text', () => {
  it('is told word by word', () => {
    expect(told('Ссылка работает два дня, не больше.', 'Ссылка работает три дня, не больше.')).toEqual([
      'same: Ссылка работает ',
      'gone: два',
      'new: три',
      'same:  дня, не больше.',
    ])
    expect(told('Раз.', 'Раз. Два.')).toEqual(['same: Раз.', 'new:  Два.'])
    expect(told('а б в г', 'а в г д')).toEqual(['same: а ', 'gone: б ', 'same: в г', 'new:  д'])
  })

  it('is nothing between equal texts, and everything between a text and none', () => {
    expect(told('Раз.', 'Раз.')).toEqual(['same: Раз.'])
    expect(told('', 'Раз.')).toEqual(['new: Раз.'])
    expect(told('', '')).toEqual([])
  })

  it('reads as either text without the pieces of the other', () => {
    const text = fc
      .array(fc.constantFrom('раз', 'два', ' ', '\n', 'три.'), { maxLength: 40 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (former, later) => {
        const pieces = textChanges(former, later)
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('')
        expect(without('new')).toBe(former)
        expect(without('gone')).toBe(later)
      }),
    )
  })

  it('takes a long text that is wholly rewritten in one', () => {
    expect(textChanges('раз '.repeat(2_000).trim(), 'два '.repeat(2_000).trim()).map(({ kind }) => kind)).toEqual([
      'gone',
      'new',
    ])
  })
})
