import { describe, expect, it } from 'vitest'
import { addMonths, monthEnd, monthStart } from './months.ts'

const at = (iso: string) => new Date(iso)

describe('months of a tariff', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', 1, '2026-12-21T12:00:00.000Z'],
    ['2026-01-31T23:30:00.000Z', 1, '2026-02-28T23:30:00.000Z'],
    ['2027-12-31T00:00:00.000Z', 2, '2028-02-29T00:00:00.000Z'],
    ['2026-11-21T12:00:00.000Z', 12, '2027-11-21T12:00:00.000Z'],
  ])('from %s after %i end on the same day or the last one there is', (from, months, until) => {
    expect(addMonths(at(from), months).toISOString()).toBe(until)
  })

  it.each([
    ['the very start', '2026-01-31T10:00:00.000Z', '2026-01-31T10:00:00.000Z'],
    ['a moment before the second month', '2026-02-28T09:59:59.999Z', '2026-01-31T10:00:00.000Z'],
    ['the second month', '2026-02-28T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['a later year', '2028-04-15T00:00:00.000Z', '2028-03-31T10:00:00.000Z'],
    ['a moment before the start', '2026-01-30T10:00:00.000Z', '2026-01-31T10:00:00.000Z'],
  ])('count from its start and not by the calendar: %s', (_, now, start) => {
    expect(monthStart(at('2026-01-31T10:00:00.000Z'), Date.parse(now)).toISOString()).toBe(start)
  })

  it('end where the next one begins', () => {
    const end = monthEnd(at('2026-01-31T10:00:00.000Z'), Date.parse('2026-02-28T09:59:59.999Z'))
    expect(end.toISOString()).toBe('2026-02-28T10:00:00.000Z')
  })
})
