import { describe, expect, it } from 'vitest'
import { fromDate, readDay, toDate, writeDay } from './day-text.ts'

describe('a day', () => {
  it('is written the Russian way', () => {
    expect(['2026-11-21', ''].map(writeDay)).toEqual(['21.11.2026', ''])
  })

  it('is read once it is whole and exists', () => {
    expect(['21.11.2026', '21.11.20', '31.02.2026', '29.02.2028', ''].map(readDay)).toEqual([
      '2026-11-21',
      '',
      '',
      '2028-02-29',
      '',
    ])
  })

  it('comes out of the calendar as it went in, whatever the zone', () => {
    expect(fromDate(toDate('2026-03-29') ?? new Date(0))).toBe('2026-03-29')
  })
})
