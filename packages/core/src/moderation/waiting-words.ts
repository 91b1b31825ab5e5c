import { counted, type Moment, words } from '../format/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds that nobody should have to wait for a moderator. */
export const WAITING_NORM = 30 * MINUTE

const ageOf = (since: string, now: Moment): number => new Date(now).getTime() - Date.parse(since)

/** How long somebody has waited: «меньше минуты», «48 минут», «3 часа», «2 дня». */
export const waitingWords = (since: string, now: Moment): string => {
  const age = ageOf(since, now)
  if (age < MINUTE) return 'меньше минуты'
  if (age < HOUR) return counted(Math.floor(age / MINUTE), words.minute)
  if (age < DAY) return counted(Math.floor(age / HOUR), words.hour)
  return counted(Math.floor(age / DAY), words.day)
}

/** Whether somebody has waited longer than they should. */
export const isOverdue = (since: string, now: Moment): boolean => ageOf(since, now) > WAITING_NORM
