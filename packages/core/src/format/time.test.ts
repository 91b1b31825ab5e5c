import { describe, expect, it } from 'vitest'
import { formatDay, formatDaySeparator, formatLastVisit, formatRelativeTime, formatTime } from './time.ts'

const moscow = 'Europe/Moscow'
const now = '2026-11-21T12:00:00.000Z' // 15:00 in Moscow

describe('formatRelativeTime', () => {
  it.each([
    ['2026-11-21T11:59:30.000Z', 'только что'],
    ['2026-11-21T12:00:05.000Z', 'только что'],
    ['2026-11-21T11:59:00.000Z', '1\u00a0минуту назад'],
    ['2026-11-21T11:55:00.000Z', '5\u00a0минут назад'],
    ['2026-11-21T11:00:00.000Z', '1\u00a0час назад'],
    ['2026-11-21T09:30:00.000Z', '2\u00a0часа назад'],
    ['2026-11-20T11:20:00.000Z', 'вчера в\u00a014:20'],
    ['2026-11-19T11:20:00.000Z', '19\u00a0ноября'],
    ['2025-11-19T11:20:00.000Z', '19\u00a0ноября 2025'],
  ])('says %s as «%s»', (moment, words) => {
    expect(formatRelativeTime(moment, now, moscow)).toBe(words)
  })

  it('counts minutes across midnight and hours only within the day', () => {
    const justAfterMidnight = '2026-11-20T21:20:00.000Z' // 00:20 in Moscow
    expect(formatRelativeTime('2026-11-20T20:50:00.000Z', justAfterMidnight, moscow)).toBe('30\u00a0минут назад')
    expect(formatRelativeTime('2026-11-20T19:50:00.000Z', justAfterMidnight, moscow)).toBe('вчера в\u00a022:50')
  })
})

describe('formatDaySeparator', () => {
  it('names the day as the viewer lives it, not as UTC does', () => {
    const lateInMoscow = '2026-11-20T22:30:00.000Z' // 01:30 on the 21st in Moscow
    expect(formatDaySeparator(lateInMoscow, now, moscow)).toBe('Сегодня')
    expect(formatDaySeparator(lateInMoscow, now, 'Europe/Kaliningrad')).toBe('Сегодня')
    expect(formatDaySeparator(lateInMoscow, now, 'UTC')).toBe('Вчера')
    expect(formatDaySeparator('2026-11-01T10:00:00.000Z', now, moscow)).toBe('1\u00a0ноября')
  })

  it('knows how long the months are', () => {
    expect(formatDaySeparator('2026-02-28T10:00:00.000Z', '2026-03-01T10:00:00.000Z', moscow)).toBe('Вчера')
    expect(formatDaySeparator('2026-02-27T10:00:00.000Z', '2026-03-01T10:00:00.000Z', moscow)).toBe('27\u00a0февраля')
  })
})

describe('formatTime and formatDay', () => {
  it('takes milliseconds of a clock as well', () => {
    expect(formatTime(Date.parse('2026-11-20T21:05:00.000Z'), moscow)).toBe('00:05')
  })

  it('shows midnight as 00:00', () => {
    expect(formatTime('2026-11-20T21:00:00.000Z', moscow)).toBe('00:00')
  })

  it('names the year only when it is another one', () => {
    expect(formatDay('2026-05-09T10:00:00.000Z', now, moscow)).toBe('9\u00a0мая')
    expect(formatDay('2027-01-01T10:00:00.000Z', now, moscow)).toBe('1\u00a0января 2027')
  })
})

describe('formatLastVisit', () => {
  it('speaks of presence without guessing a gender', () => {
    const lastVisitAt = '2026-11-21T11:55:00.000Z'
    expect(formatLastVisit({ isOnline: true, lastVisitAt }, now, moscow)).toBe('в сети')
    expect(formatLastVisit({ isOnline: false, lastVisitAt }, now, moscow)).toBe('был(а) в\u00a0сети 5\u00a0минут назад')
    expect(formatLastVisit({ isOnline: false, lastVisitAt: null }, now, moscow)).toBe('не в сети')
  })
})
