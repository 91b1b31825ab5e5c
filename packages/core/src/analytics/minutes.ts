import { counted, NBSP, words } from '../format/index.ts'

const HOUR = 60
const DAY = 24 * HOUR

const two = (large: string, rest: string | null) => (rest === null ? large : `${large}${NBSP}${rest}`)

/** How long, as one says it: «меньше минуты», «12 минут», «3 часа 20 минут», «2 дня 4 часа». */
export const formatMinutes = (minutes: number): string => {
  if (minutes < 1) return 'меньше минуты'
  if (minutes < HOUR) return counted(minutes, words.minute)
  const [days, hours, rest] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR), minutes % HOUR]
  if (days === 0) return two(counted(hours, words.hour), rest === 0 ? null : counted(rest, words.minute))
  return two(counted(days, words.day), hours === 0 ? null : counted(hours, words.hour))
}
