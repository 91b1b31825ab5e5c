import { describe, expect, it } from 'vitest'
import { someAnalytics } from '../testing/index.ts'
import { analyticsCsv, csvCell } from './index.ts'

describe('a cell of a table', () => {
  it.each([
    ['=HYPERLINK("http://a.ru")', `"'=HYPERLINK(""http://a.ru"")"`],
    ['+7 912', "'+7 912"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tА', "'\tА"],
    ['Окна; двери', '"Окна; двери"'],
    ['Окна', 'Окна'],
  ])('is text and no formula: %s', (given, written) => {
    expect(csvCell(given)).toBe(written)
  })

  it('has numbers as Russian spreadsheets read them', () => {
    expect([csvCell(-4500.5), csvCell(null)]).toEqual(['-4500,5', ''])
  })
})

describe('the table', () => {
  it('says that it is UTF-8 and names its columns in Russian', () => {
    const { name, text } = analyticsCsv(someAnalytics())
    expect(name).toBe('artel-statistika-2026-03-01-2026-03-02.csv')
    expect(text.startsWith('\uFEFFПо дням\r\nДень;Просмотры профиля;')).toBe(true)
    expect(text.split('\r\n')).toContain('Поклейка обоев;3;4500;4200;')
  })
})
