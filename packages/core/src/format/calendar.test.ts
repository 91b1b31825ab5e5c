import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarTime } from './calendar.ts'

/** Spellings of one zone, which differ in the case of their letters; no two tests take the same. */
const spellings = (zone: string, count: number) =>
  Array.from({ length: count }, (_, number) =>
    [...zone].map((letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter)).join(''),
  )

const ask = (zones: readonly string[]) => {
  for (const zone of zones) calendarTime(0, zone)
}

/** Counts the calendars that are made from here on. */
const countMade = () => {
  const count = { made: 0 }
  class Counted extends Intl.DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...args)
      count.made += 1
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Counted } }))
  return count
}

afterEach(() => vi.unstubAllGlobals())

describe('the calendars of zones', () => {
  it('are made once for a zone, as they are slow to make', () => {
    const count = countMade()
    const zones = spellings('iceland', 2)
    ask([...zones, ...zones, ...zones, ...zones])
    // One of the two may have come when there was no room left.
    expect([2, 3]).toContain(count.made)
  })

  it('do not pile up, however many spellings are asked for', () => {
    const zones = spellings('singapore', 200)
    ask(zones)
    const count = countMade()
    ask(zones.slice(0, 64))
    expect(count.made).toBe(64)
  })
})

/** As the standard tells it: «2026-11-29 20:44» in Swedish. */
const byStandard = (at: number, timeZone: string) => {
  const text = new Date(at).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [year, month, day, hour, minute] = text.split(/[- :]/).map(Number)
  return { year, month, day, hour, minute }
}

/** Every eleventh day and some hours, from before clocks stood still to 2040. */
const moments = Array.from({ length: 930 }, (_, n) => Date.UTC(2012, 0) + n * 11 * 86_400_000 + n * 3_660_000)

describe('what the wall shows', () => {
  it.each([
    'UTC',
    'Europe/Kaliningrad',
    'Europe/Moscow',
    'Europe/Simferopol',
    'Europe/Samara',
    'Europe/Saratov',
    'Europe/Volgograd',
    'Europe/Berlin',
    'Asia/Yekaterinburg',
    'Asia/Omsk',
    'Asia/Novosibirsk',
    'Asia/Krasnoyarsk',
    'Asia/Irkutsk',
    'Asia/Yakutsk',
    'Asia/Vladivostok',
    'Asia/Sakhalin',
    'Asia/Kamchatka',
  ])('is what the standard says, in %s', (zone) => {
    const standard = moments.map((at) => byStandard(at, zone))
    expect(moments.map((at) => calendarTime(at, zone))).toEqual(standard)
  })

  it('is nothing for what is no moment', () => {
    expect(() => calendarTime('no day', 'Europe/Moscow')).toThrow(RangeError)
  })
})
