import { describe, expect, it } from 'vitest'
import { inRussianLayout, plainText } from './typed-text.ts'

describe('text to compare by', () => {
  it.each([
    ['Орёл', 'орел'],
    [' Ростов-на-Дону ', 'ростов на дону'],
    ['Ростов — на\t Дону', 'ростов на дону'],
  ])('makes of «%s» «%s»', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})

describe('the Russian layout', () => {
  it.each([
    ['vjcrdf', 'москва'],
    ['Ghbdtn', 'привет'],
    ['j,jb', 'обои'],
    ['[f,fhjdcr 2', 'хабаровск 2'],
    ['jh`k', 'орёл'],
  ])('writes «%s» as «%s»', (typed, meant) => {
    expect(inRussianLayout(typed)).toBe(meant)
  })

  it.each(['', 'обои', '12, 5.'])('has nothing else to say of «%s»', (typed) => {
    expect(inRussianLayout(typed)).toBeNull()
  })
})
