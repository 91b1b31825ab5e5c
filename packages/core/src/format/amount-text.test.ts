import { describe, expect, it } from 'vitest'
import { amountText, readAmount, writeAmount } from './amount-text.ts'

describe('an amount', () => {
  it.each([
    ['1500', '1\u00a0500'],
    ['1500000', '1\u00a0500\u00a0000'],
    ['1500.5', '1\u00a0500,5'],
    ['1500,505', '1\u00a0500,50'],
    ['007', '7'],
    ['0', '0'],
    [',5', ',5'],
    ['1,2,3', '1,23'],
    ['-12 руб', '12'],
    ['', ''],
  ])('typed as «%s» is written «%s»', (typed, written) => {
    expect(writeAmount(typed, 2)).toBe(written)
  })

  it('of whole things drops the comma and what follows', () => {
    expect(writeAmount('1234,56', 0)).toBe('1\u00a0234')
  })

  it('has no more digits than any sum, and is not looked for behind a hundred letters', () => {
    expect(writeAmount('1'.repeat(16), 2)).toBe(`${'111\u00a0'.repeat(4)}111`)
    expect(writeAmount(`${'x'.repeat(100)}5`, 2)).toBe('')
    expect(readAmount(`${'x'.repeat(100)}5`, 2)).toBeNull()
  })

  it.each([
    [null, ''],
    [150000, '1\u00a0500'],
    [150050, '1\u00a0500,50'],
    [5, '0,05'],
  ])('of %s kopecks is shown as «%s»', (kopecks, text) => {
    expect(amountText(kopecks, 2)).toBe(text)
  })

  it.each([
    ['1\u00a0500', 150000],
    ['1\u00a0500,5', 150050],
    [',05', 5],
    ['', null],
    [',', null],
  ])('written «%s» reads as %s kopecks', (text, kopecks) => {
    expect(readAmount(text, 2)).toBe(kopecks)
  })

  it.each([0, 5, 50, 100, 150050, 1_000_000_000])('of %s kopecks survives writing and reading', (kopecks) => {
    expect(readAmount(amountText(kopecks, 2), 2)).toBe(kopecks)
  })
})
