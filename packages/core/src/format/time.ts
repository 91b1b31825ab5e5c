import { calendarTime, clockText, dayNumber, dayText, type Moment, toMilliseconds } from './calendar.ts'
import { counted, words } from './plural.ts'
import { NBSP } from './typography.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** «21 ноября», with the year when it is another one than now. */
export const formatDay = (moment: Moment, now: Moment, timeZone: string): string =>
  dayText(calendarTime(moment, timeZone), calendarTime(now, timeZone).year)

/** «14:20»: the time of a message. */
export const formatTime = (moment: Moment, timeZone: string): string => clockText(calendarTime(moment, timeZone))

/** Heading of a day in a chat: «Сегодня», «Вчера», «21 ноября». */
export const formatDaySeparator = (moment: Moment, now: Moment, timeZone: string): string => {
  const then = calendarTime(moment, timeZone)
  const today = calendarTime(now, timeZone)
  const daysAgo = dayNumber(today) - dayNumber(then)
  if (daysAgo === 0) return 'Сегодня'
  return daysAgo === 1 ? 'Вчера' : dayText(then, today.year)
}

/**
 * How long ago, as one says it: «только что», «5 минут назад», «3 часа назад», «вчера в 14:20», «21 ноября».
 * A moment ahead of a slow clock is «только что».
 */
export const formatRelativeTime = (moment: Moment, now: Moment, timeZone: string): string => {
  const age = toMilliseconds(now) - toMilliseconds(moment)
  if (age < MINUTE) return 'только что'
  if (age < HOUR) return `${counted(Math.floor(age / MINUTE), words.minuteAgo)} назад`
  const then = calendarTime(moment, timeZone)
  const today = calendarTime(now, timeZone)
  const daysAgo = dayNumber(today) - dayNumber(then)
  if (daysAgo === 0) return `${counted(Math.floor(age / HOUR), words.hour)} назад`
  return daysAgo === 1 ? `вчера в${NBSP}${clockText(then)}` : dayText(then, today.year)
}

/** Presence in words that fit anyone: «в сети», «был(а) в сети 5 минут назад», «не в сети» when nothing is known. */
export const formatLastVisit = (
  { isOnline, lastVisitAt }: { readonly isOnline: boolean; readonly lastVisitAt: string | null },
  now: Moment,
  timeZone: string,
): string => {
  if (isOnline) return 'в сети'
  return lastVisitAt === null ? 'не в сети' : `был(а) в${NBSP}сети ${formatRelativeTime(lastVisitAt, now, timeZone)}`
}
