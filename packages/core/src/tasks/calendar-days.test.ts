import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayLimits, dayOf, noonOf } from './calendar-days.ts'

describe('noonOf', () => {
  it('is noon where the author is', () => {
    expect(noonOf('2026-11-25', 'Europe/Moscow')).toBe('2026-11-25T09:00:00.000Z')
    expect(noonOf('2026-11-25', 'Asia/Kamchatka')).toBe('2026-11-25T00:00:00.000Z')
    expect(noonOf('2026-11-25', 'UTC')).toBe('2026-11-25T12:00:00.000Z')
  })

  it('is the same day for everyone in Russia', () => {
    const zones = ['Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Vladivostok', 'Asia/Kamchatka']
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          const seen = zones.flatMap((author) =>
            zones.map((reader) => dayOf(Date.parse(noonOf(day, author) ?? ''), reader)),
          )
          expect(new Set(seen)).toEqual(new Set([day]))
        },
      ),
      { numRuns: 20 },
    )
  })

  it.each(['', '2026-02-30', '2026-13-01', '25.11.2026', '2026-11-25T00:00'])('sees no day in %j', (text) => {
    expect(noonOf(text, 'Europe/Moscow')).toBeNull()
  })
})

describe('dayLimits', () => {
  it('begins with today as the author lives it', () => {
    const lateEvening = Date.parse('2026-11-21T22:00:00.000Z')
    expect(dayLimits(lateEvening, 'Europe/Moscow', 90)).toEqual(['2026-11-22', '2027-02-19'])
    expect(dayLimits(lateEvening, 'UTC', 90)[0]).toBe('2026-11-21')
  })
})
