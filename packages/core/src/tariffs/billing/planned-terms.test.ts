import { describe, expect, it } from 'vitest'
import { listedTariffs, plannedStart, priceDesk, type SignedChange, termsAt } from './index.ts'
import { listedServices } from './planned-terms.ts'

const NOW = Date.parse('2026-11-27T12:00:00.000Z')
const DAY = 86_400_000
const day = (at: number) => new Date(NOW + at * DAY)

let made = 0
const aChange = (change: Partial<SignedChange>): SignedChange => {
  made += 1
  return {
    id: made,
    key: 'TARIFF:BASIC',
    version: made,
    value: 790_00,
    validFrom: day(4),
    cancels: null,
    changedAt: day(-1),
    changedBy: { id: 'denis', name: 'Денис Ларин' },
    ...change,
  }
}
const basic = (changes: readonly SignedChange[], at = NOW) => listedTariffs(changes, at)[1]
const statesOf = (changes: readonly SignedChange[], key = 'TARIFF:BASIC') =>
  priceDesk(changes, NOW)
    .find((price) => price.key === key)
    ?.changes.map(({ value, state }) => [value, state])

describe('a price that is planned', () => {
  it('holds from its moment on, and is told before', () => {
    const changes = [aChange({})]
    expect([day(4).getTime() - 1, day(4).getTime()].map((at) => termsAt(changes, at).get('TARIFF:BASIC'))).toEqual([
      undefined,
      790_00,
    ])
    expect([basic(changes)?.price, basic(changes)?.planned]).toEqual([
      690_00,
      { from: day(4).toISOString(), price: 790_00, limits: [] },
    ])
    expect([basic(changes, day(5).getTime())?.price, basic(changes, day(5).getTime())?.planned]).toEqual([790_00, null])
  })

  it('holds no more once it is called off', () => {
    const planned = aChange({})
    const changes = [planned, aChange({ cancels: planned.id })]
    expect(termsAt(changes, day(9).getTime()).size).toBe(0)
    expect(basic(changes)?.planned).toBeNull()
    expect(statesOf(changes)).toEqual([[790_00, 'CANCELED']])
  })

  it('gives way to the later of two for one moment, and to what begins after it', () => {
    const changes = [
      aChange({ value: 650_00, validFrom: day(-30) }),
      aChange({ value: 680_00, validFrom: day(-3) }),
      aChange({ value: 700_00 }),
      aChange({ value: 710_00 }),
    ]
    expect(statesOf(changes)).toEqual([
      [710_00, 'PLANNED'],
      [700_00, 'REPLACED'],
      [680_00, 'IN_FORCE'],
      [650_00, 'PAST'],
    ])
  })

  it('comes with the limits of its day, each with what changes in it first', () => {
    const key = 'LIMIT:BASIC:REPLIES'
    const changes = [aChange({}), aChange({ key, value: null }), aChange({ key, value: 10, validFrom: day(8) })]
    expect(basic(changes)?.planned?.limits).toEqual([{ type: 'REPLIES', limit: null }])
    expect(basic(changes, day(5).getTime())?.planned).toEqual({
      from: day(8).toISOString(),
      price: 790_00,
      limits: [{ type: 'REPLIES', limit: 10 }],
    })
    const service = [aChange({ key: 'CASES:month:1', value: 200_00 })]
    expect(listedServices(service, NOW).filter(({ planned }) => planned !== null)).toEqual([
      {
        type: 'CASES',
        unit: 'month',
        amount: 1,
        price: 190_00,
        planned: { from: day(4).toISOString(), price: 200_00 },
      },
    ])
  })

  it('begins with a day of Moscow, at once or within a year, never in the past', () => {
    // Half past one in the night of the 28th in Moscow.
    const night = Date.parse('2026-11-27T22:30:00.000Z')
    expect(plannedStart(null, night)).toEqual({ from: new Date(night) })
    expect(plannedStart('2026-11-28', night)).toEqual({ from: new Date(night) })
    expect(plannedStart('2026-12-01', night)).toEqual({ from: new Date('2026-11-30T21:00:00.000Z') })
    expect(Object.keys(plannedStart('2026-11-27', night))).toEqual(['problem'])
    expect(Object.keys(plannedStart('2028-01-01', night))).toEqual(['problem'])
  })
})
