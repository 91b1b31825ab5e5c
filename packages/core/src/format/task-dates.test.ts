import { describe, expect, it } from 'vitest'
import { formatTaskDates } from './task-dates.ts'

const now = '2026-11-21T12:00:00.000Z'
const said = (dateMode: 'ASAP' | 'EXACT' | 'PERIOD' | 'FLEXIBLE', startPeriod: string | null, endPeriod: string) =>
  formatTaskDates({ dateMode, startPeriod, endPeriod }, now, 'Europe/Moscow')

describe('formatTaskDates', () => {
  it('puts the open-ended modes in words', () => {
    expect(said('ASAP', null, '2026-12-21T12:00:00.000Z')).toBe('Как можно скорее')
    expect(said('FLEXIBLE', null, '2026-12-21T12:00:00.000Z')).toBe('Дата не важна')
  })

  it('names an exact day', () => {
    expect(said('EXACT', '2026-11-25T09:00:00.000Z', '2026-11-25T09:00:00.000Z')).toBe('25\u00a0ноября')
    expect(said('EXACT', '2026-11-25T09:00:00.000Z', '2026-11-27T09:00:00.000Z')).toBe('25\u00a0ноября')
  })

  it('names the month of a period once when it is one month', () => {
    expect(said('PERIOD', '2026-11-25T09:00:00.000Z', '2026-11-30T09:00:00.000Z')).toBe(
      'с\u00a025 по\u00a030\u00a0ноября',
    )
  })

  it('names both months and the other year when a period crosses them', () => {
    expect(said('PERIOD', '2026-12-25T09:00:00.000Z', '2027-01-03T09:00:00.000Z')).toBe(
      'с\u00a025\u00a0декабря по\u00a03\u00a0января 2027',
    )
  })

  it('names both months of one year, and the same month of two', () => {
    expect(said('PERIOD', '2026-11-25T09:00:00.000Z', '2026-12-03T09:00:00.000Z')).toBe(
      'с\u00a025\u00a0ноября по\u00a03\u00a0декабря',
    )
    expect(said('PERIOD', '2026-11-25T09:00:00.000Z', '2027-11-03T09:00:00.000Z')).toBe(
      'с\u00a025\u00a0ноября по\u00a03\u00a0ноября 2027',
    )
  })

  it('says a period of one day as a day', () => {
    expect(said('PERIOD', '2026-11-25T09:00:00.000Z', '2026-11-25T12:00:00.000Z')).toBe('25\u00a0ноября')
  })
})
