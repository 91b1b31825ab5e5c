import { calendarTime, dayNumber, formatDaySeparator, formatTime, type Moment } from '@artel/core/format'

/** When the last message of a chat came, short: «14:20» for today, «Вчера», «21 ноября». */
export const formatChatTime = (moment: Moment, now: Moment, timeZone: string): string =>
  dayNumber(calendarTime(moment, timeZone)) === dayNumber(calendarTime(now, timeZone))
    ? formatTime(moment, timeZone)
    : formatDaySeparator(moment, now, timeZone)
