import { describe, expect, it } from 'vitest'
import { areKin, stemOf, wordsOf } from './words.ts'

describe('the words of a text', () => {
  it('are those that mean something, in lower case and with «е» for «ё»', () => {
    expect(wordsOf(' Ёлка, и 2 ежа — для ёлки! ')).toEqual(['елка', '2', 'ежа', 'елки'])
    expect(wordsOf(' — ')).toEqual([])
  })
})

describe('the stem of a word', () => {
  it.each([
    ['плитками', 'плитк'],
    ['роза', 'роз'],
    ['юный', 'юный'],
    ['дом', 'дом'],
    ['юла', 'юла'],
  ])('of «%s» is «%s»: three letters at least', (word, stem) => {
    expect(stemOf(word)).toBe(stem)
  })
})

describe('words of one kin', () => {
  it.each([
    ['кран', 'кран', true],
    ['сантехник', 'сантехника', true],
    ['лампа', 'лампада', true],
    ['сантех', 'сантехник', true],
    ['сантех', 'сантехники', false],
    ['кран', 'кранов', false],
    ['техник', 'сантехник', false],
    ['плитка', 'плитки', false],
    ['плиток', 'плитк', true],
    ['окон', 'окн', true],
    ['стол', 'стел', false],
  ])('are «%s» and «%s»: %s, whichever comes first', (one, other, kin) => {
    expect([areKin(one, other), areKin(other, one)]).toEqual([kin, kin])
  })
})
