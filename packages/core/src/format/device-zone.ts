import { calendarTime, STILL_ZONES } from './calendar.ts'

/** Whether clocks of a zone show what those of this device show, in winter and in summer of this year. */
const agreesWith = (timeZone: string): boolean => {
  const year = new Date().getFullYear()
  return [new Date(year, 0), new Date(year, 6), new Date()].every((moment) => {
    const { day, hour, minute } = calendarTime(moment.getTime(), timeZone)
    return day === moment.getDate() && hour === moment.getHours() && minute === moment.getMinutes()
  })
}

/**
 * IANA name of a zone whose clocks show what this device's do: `likely`, one of Russia, or the device's own. That one is asked for
 * last: a browser looks for it some 20 ms, on a phone 80, and all that while a page stands still (docs/measurements.md).
 */
export const deviceTimeZone = (likely: string): string =>
  [likely, ...STILL_ZONES].find(agreesWith) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
