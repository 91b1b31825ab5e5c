import { describe, expect, it } from 'vitest'
import { tariffOffer } from './price-list.ts'
import { type TariffPeriod, tariffAt } from './tariff-periods.ts'
import { planPurchase, planRefund, type TariffPlan } from './tariff-plan.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const DAY = 86_400_000
const day = (at: number) => new Date(NOW + at * DAY)
const SINCE = day(-100)

const aPeriod = (
  id: number,
  type: TariffPeriod['type'],
  from: number,
  until: number,
  paymentId = 'old',
): TariffPeriod => ({ id, type, from: day(from), until: day(until), paymentId, limits: null })

/** The periods as they are stored after a plan, as `[type, from, until]` in days from now. */
const after = (periods: readonly TariffPeriod[], { changed, added }: TariffPlan) =>
  [
    ...periods.map((period) => changed.find(({ id }) => id === period.id) ?? period),
    ...added.map((period, index) => ({ ...period, id: 100 + index })),
  ]
    .filter(({ from, until }) => until > from)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
const inDays = (periods: readonly TariffPeriod[]) =>
  periods.map(({ type, from, until }) => [type, (from.getTime() - NOW) / DAY, (until.getTime() - NOW) / DAY])

const buy = (periods: readonly TariffPeriod[], type: TariffPeriod['type'], months = 1) =>
  after(periods, planPurchase(periods, { type, months, paymentId: 'new', limits: null }, NOW))

/** The tariff of a moment by the price list of the first day. */
const at = (periods: readonly TariffPeriod[], since: Date, now: number) => tariffAt(periods, since, now, new Map())
const [FREE, BASIC, PRO] = (['FREE', 'BASIC', 'PRO'] as const).map((type) => tariffOffer(type).limits)

describe('a bought tariff', () => {
  it('begins at once for somebody without one', () => {
    expect(inDays(buy([], 'BASIC'))).toEqual([['BASIC', 0, 30]])
    expect(inDays(buy([aPeriod(1, 'PRO', -60, -30)], 'BASIC', 2))).toEqual([
      ['PRO', -60, -30],
      ['BASIC', 0, 61],
    ])
  })

  it('prolongs the same one', () => {
    expect(inDays(buy([aPeriod(1, 'BASIC', -20, 10)], 'BASIC'))).toEqual([
      ['BASIC', -20, 10],
      ['BASIC', 10, 41],
    ])
  })

  it('begins at once when it is larger, and the rest of the smaller one goes on after it', () => {
    expect(inDays(buy([aPeriod(1, 'BASIC', -20, 10)], 'PRO'))).toEqual([
      ['BASIC', -20, 0],
      ['PRO', 0, 30],
      ['BASIC', 30, 40],
    ])
  })

  it('begins at the end of the paid period when it is smaller', () => {
    const periods = buy([aPeriod(1, 'PRO', -20, 10)], 'BASIC')

    expect(inDays(periods)).toEqual([
      ['PRO', -20, 10],
      ['BASIC', 10, 41],
    ])
    expect(at(periods, SINCE, NOW)).toEqual({
      type: 'PRO',
      limits: PRO,
      monthFrom: day(-20),
      // It is over before its month is.
      monthUntil: day(10),
      until: day(10),
      nextType: 'BASIC',
    })
  })

  it('pushes what has not begun yet back by its own time', () => {
    expect(inDays(buy([aPeriod(1, 'BASIC', 5, 35)], 'PRO'))).toEqual([
      ['PRO', 0, 30],
      ['BASIC', 35, 65],
    ])
    expect(
      planPurchase([aPeriod(1, 'BASIC', 0, 30)], { type: 'PRO', months: 1, paymentId: 'new', limits: null }, NOW).added,
    ).toHaveLength(1)
  })

  it('begins now when the paid time ends at this moment', () => {
    expect(inDays(buy([aPeriod(1, 'PRO', -30, 0)], 'PRO'))).toEqual([
      ['PRO', -30, 0],
      ['PRO', 0, 30],
    ])
    expect(
      planPurchase([aPeriod(1, 'BASIC', -30, 0)], { type: 'PRO', months: 1, paymentId: 'new', limits: null }, NOW)
        .changed,
    ).toEqual([])
  })

  it('goes between what is larger and what is smaller', () => {
    const periods = [aPeriod(1, 'PRO', -20, 10), aPeriod(2, 'BASIC', 10, 41)]

    expect(inDays(buy(periods, 'STANDARD'))).toEqual([
      ['PRO', -20, 10],
      ['STANDARD', 10, 41],
      ['BASIC', 41, 72],
    ])
  })
})

describe('a refund', () => {
  it('cuts the tariff off and lets what follows move up', () => {
    const periods = [aPeriod(1, 'PRO', -10, 20, 'refunded'), aPeriod(2, 'BASIC', 20, 30)]

    expect(inDays(after(periods, planRefund(periods, 'refunded', NOW)))).toEqual([
      ['PRO', -10, 0],
      ['BASIC', 0, 10],
    ])
  })

  it('gives up what has not begun', () => {
    const periods = [aPeriod(1, 'PRO', -10, 20), aPeriod(2, 'BASIC', 20, 50, 'refunded'), aPeriod(3, 'BASIC', 50, 80)]

    expect(inDays(after(periods, planRefund(periods, 'refunded', NOW)))).toEqual([
      ['PRO', -10, 20],
      ['BASIC', 20, 50],
    ])
  })

  it('leaves the past alone', () => {
    const periods = [aPeriod(1, 'PRO', -40, -10, 'refunded')]

    expect(planRefund(periods, 'refunded', NOW)).toEqual({ changed: [], added: [] })
  })
})

describe('the tariff of a moment', () => {
  it('is FREE without a paid period, its months counted from the account or from the last paid day', () => {
    expect(at([], day(-40), NOW)).toEqual({
      type: 'FREE',
      limits: FREE,
      monthFrom: day(-9),
      monthUntil: day(21),
      until: null,
      nextType: null,
    })
    expect(at([aPeriod(1, 'PRO', -60, -5)], SINCE, NOW)).toEqual({
      type: 'FREE',
      limits: FREE,
      monthFrom: day(-5),
      monthUntil: day(25),
      until: null,
      nextType: null,
    })
  })

  it('is the paid one from its first moment to its last, and FREE before and after', () => {
    const periods = [aPeriod(1, 'PRO', -60, -30), aPeriod(2, 'BASIC', 5, 35)]
    const free = { type: 'FREE', limits: FREE, monthFrom: day(-30), monthUntil: day(1), until: null, nextType: null }
    expect(at(periods, SINCE, NOW)).toEqual(free)
    expect([5, 35].map((days) => at(periods, SINCE, day(days).getTime()).type)).toEqual(['BASIC', 'FREE'])
    expect(at(periods, SINCE, day(35).getTime()).monthFrom).toEqual(day(35))
    expect(at([aPeriod(1, 'PRO', -30, 0)], SINCE, NOW)).toEqual({
      ...free,
      monthFrom: day(0),
      monthUntil: day(30),
    })
  })

  it('lasts as long as periods of its type follow one another', () => {
    const periods = [aPeriod(1, 'BASIC', -10, 20), aPeriod(2, 'BASIC', 20, 50)]

    expect(at(periods, SINCE, NOW)).toEqual({
      type: 'BASIC',
      limits: BASIC,
      monthFrom: day(-10),
      monthUntil: day(20),
      until: day(50),
      nextType: null,
    })
  })

  it('allows what it was bought with, whatever is sold now, and FREE allows what it does now', () => {
    const terms = new Map([
      ['LIMIT:PRO:REPLIES', 150],
      ['LIMIT:FREE:REPLIES', 7],
    ])
    const kept = { ...aPeriod(1, 'PRO', -10, 20), limits: { REPLIES: 180, CASES: null } }
    const { limits } = tariffAt([kept], SINCE, NOW, terms)
    expect([limits.REPLIES, limits.CASES, limits.PRODUCTS]).toEqual([180, null, 500])
    expect(tariffAt([], SINCE, NOW, terms).limits.REPLIES).toBe(7)
    const moved = planPurchase(
      [{ ...kept, type: 'BASIC' }],
      { type: 'PRO', months: 1, paymentId: 'new', limits: null },
      NOW,
    )
    expect(moved.added.map((period) => period.limits)).toEqual([null, { REPLIES: 180, CASES: null }])
  })
})
