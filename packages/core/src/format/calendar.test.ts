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
