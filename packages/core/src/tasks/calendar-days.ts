import { calendarTime } from '../format/index.ts'
import { isCalendarDay } from '../validators/index.ts'

const DAY = 86_400_000

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The calendar day of a moment in a zone, `YYYY-MM-DD` as a date field holds it. */
export const dayOf = (moment: number, timeZone: string): string => {
  const { year, month, day } = calendarTime(moment, timeZone)
  return isoDay(Date.UTC(year, month - 1, day))
}

/**
 * The noon of a day (`YYYY-MM-DD`) in a zone, ISO 8601 UTC: how a day travels, because it is the same day in every zone of
 * Russia. `null` when it is no day.
 */
export const noonOf = (day: string, timeZone: string): string | null => {
  if (!isCalendarDay(day)) return null
  const noon = Date.parse(`${day}T12:00:00.000Z`)
  const { year, month, day: date, hour, minute } = calendarTime(noon, timeZone)
  const shift = Date.UTC(year, month - 1, date, hour, minute) - noon
  return new Date(noon - shift).toISOString()
}

/** First and last day that a task may name, for date fields: today and the last within the horizon. */
export const dayLimits = (
  now: number,
  timeZone: string,
  horizonDays: number,
): readonly [first: string, last: string] => [dayOf(now, timeZone), dayOf(now + (horizonDays - 1) * DAY, timeZone)]
