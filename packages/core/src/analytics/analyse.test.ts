import { describe, expect, it } from 'vitest'
import {
  analyse,
  countsOverTime,
  formatMinutes,
  isRobot,
  lastDays,
  NO_FACTS,
  type ReplyFact,
  startOfDay,
} from './index.ts'
import { weekOf } from './moscow-days.ts'

/** A Monday, noon in Moscow. */
const NOW = Date.parse('2026-03-02T09:00:00Z')
const MINUTE = 60_000

const aReply = (changes: Partial<ReplyFact> = {}): ReplyFact => ({
  sentAt: NOW,
  publishedAt: NOW - 90 * MINUTE,
  category: { id: 11, name: 'Поклейка обоев' },
  price: 4_500_00,
  isShortlisted: false,
  isChosen: false,
  isFinished: false,
  ...changes,
})

const of = (facts: Partial<typeof NO_FACTS>, level: 'NONE' | 'BASE' | 'ADVANCED' = 'ADVANCED') =>
  analyse({ ...NO_FACTS, ...facts }, { level, days: 7, now: NOW })

describe('days of Moscow', () => {
  it('begin three hours before those of UTC, and weeks on Monday', () => {
    expect(lastDays(2, Date.parse('2026-03-01T21:00:00Z'))).toEqual(['2026-03-01', '2026-03-02'])
    expect(new Date(startOfDay('2026-03-02')).toISOString()).toBe('2026-03-01T21:00:00.000Z')
    expect([weekOf('2026-03-01', '2026-01-01'), weekOf('2026-03-02', '2026-01-01')]).toEqual([
      '2026-02-23',
      '2026-03-02',
    ])
    expect(weekOf('2026-03-01', '2026-02-27')).toBe('2026-02-27')
  })
})

describe('statistics', () => {
  it('show no more than what is paid for', () => {
    expect(of({ replies: [aReply()] }, 'NONE')).toMatchObject({ base: null, advanced: null })
    expect(of({ replies: [aReply()] }, 'BASE').advanced).toBeNull()
  })

  it('tell of each day of the period, and of nothing before it', () => {
    const { from, to, base } = of({
      views: [
        { day: '2026-03-02', kind: 'PROFILE', count: 4 },
        { day: '2026-02-23', kind: 'PROFILE', count: 100 },
      ],
      replies: [aReply(), aReply({ sentAt: NOW - 8 * 24 * 60 * MINUTE })],
      wins: [NOW],
    })
    expect([from, to, base?.days.length]).toEqual(['2026-02-24', '2026-03-02', 7])
    expect(base?.days.at(-1)).toEqual({
      day: '2026-03-02',
      profileViews: 4,
      workViews: 0,
      productViews: 0,
      replies: 1,
      wins: 1,
    })
  })

  it('follow the replies of a week to their end, each step holding the next', () => {
    const replies = [
      aReply(),
      aReply({ isShortlisted: true }),
      aReply({ isChosen: true }),
      aReply({ isChosen: true, isFinished: true }),
    ]
    expect(of({ replies }).advanced?.funnel.at(-1)).toEqual({
      from: '2026-03-02',
      views: 0,
      replies: 4,
      shortlisted: 3,
      chosen: 2,
      finished: 1,
    })
  })

  it('measure from the publication of a task, but for one that was published anew afterwards', () => {
    const late = aReply({ publishedAt: NOW + MINUTE })
    expect(of({ replies: [aReply(), late] }).advanced?.toTask).toBe(90)
    expect(of({ replies: [late] }).advanced?.toTask).toBeNull()
  })

  it('hide what others ask where fewer than five of them could be told apart, and round the rest', () => {
    const market = (people: number) => [
      { categoryId: 11, replies: { people, median: 4_321_00 }, budgets: { people: 4, median: 5_000_00 } },
    ]
    const shown = (people: number) => of({ replies: [aReply()], market: market(people) }).advanced?.prices[0]?.replies
    expect([shown(4), shown(5)]).toEqual([null, 4_300_00])
    expect(of({ replies: [aReply()], market: market(5) }).advanced?.prices[0]?.budgets).toBeNull()
  })
})

describe('days and weeks', () => {
  it('are the same figures, added up', () => {
    const { base } = of({ views: lastDays(7, NOW).map((day) => ({ day, kind: 'WORKS' as const, count: 2 })) })
    const weeks = countsOverTime(base?.days ?? [], true)
    expect(weeks.map(({ from, workViews }) => [from, workViews])).toEqual([
      ['2026-02-24', 12],
      ['2026-03-02', 2],
    ])
  })
})

describe('a time of answers', () => {
  it.each([
    [0, 'меньше минуты'],
    [1, '1\u00a0минута'],
    [125, '2\u00a0часа\u00a05\u00a0минут'],
    [120, '2\u00a0часа'],
    [26 * 60 + 5, '1\u00a0день\u00a02\u00a0часа'],
  ])('of %i minutes reads «%s»', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text)
  })
})

describe('a robot', () => {
  it.each([
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
    '',
  ])('is %s', (userAgent) => {
    expect(isRobot(userAgent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.8 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 12; CUBOT X30) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  ])('is not %s', (userAgent) => {
    expect(isRobot(userAgent)).toBe(false)
  })
})
