import type { DateMode } from '../contract/tasks.ts'
import { calendarTime, dayNumber, dayText, type Moment, monthText } from './calendar.ts'
import { NBSP } from './typography.ts'

/** When a task is to be done. */
export interface TaskDatesLike {
  readonly dateMode: DateMode
  readonly startPeriod: string | null
  readonly endPeriod: string
}

/**
 * «Как можно скорее», «25 ноября», «с 25 по 30 ноября», «Дата не важна». The year is named when it is not the current one.
 */
export const formatTaskDates = (
  { dateMode, startPeriod, endPeriod }: TaskDatesLike,
  now: Moment,
  timeZone: string,
): string => {
  if (dateMode === 'ASAP') return 'Как можно скорее'
  if (dateMode === 'FLEXIBLE') return 'Дата не важна'
  const { year } = calendarTime(now, timeZone)
  const end = calendarTime(endPeriod, timeZone)
  const start = calendarTime(startPeriod ?? endPeriod, timeZone)
  if (dateMode === 'EXACT') return dayText(start, year)
  if (dayNumber(start) === dayNumber(end)) return dayText(end, year)
  const isOneMonth = start.year === end.year && monthText(start) === monthText(end)
  return `с${NBSP}${isOneMonth ? start.day : dayText(start, year)} по${NBSP}${dayText(end, year)}`
}
