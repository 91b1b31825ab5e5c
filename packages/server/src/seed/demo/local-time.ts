import { formatDay, NBSP } from '@artel/core/format'
import { DAY, HOUR } from './demo.types.ts'

/** Start of the local day of a moment; milliseconds, the offset in hours. */
const startOfDay = (moment: number, utcOffset: number) =>
  Math.floor((moment + utcOffset * HOUR) / DAY) * DAY - utcOffset * HOUR

/** Noon of the local day so many days later: how a day is stored. */
export const noonAfter = (moment: number, days: number, utcOffset: number): number =>
  startOfDay(moment, utcOffset) + days * DAY + 12 * HOUR

/** «12 мая», as people type it: with a plain space. */
export const dayText = (moment: number, utcOffset: number): string =>
  formatDay(moment, moment, `Etc/GMT-${utcOffset}`).replaceAll(NBSP, ' ')

/** Month of a moment, 1–12. */
export const monthOf = (moment: number, utcOffset: number): number =>
  new Date(moment + utcOffset * HOUR).getUTCMonth() + 1

const AWAKE_FROM = 8
const AWAKE_TO = 23

/** The same moment, or the evening before it when people would have slept. */
export function awakeBefore(moment: number, utcOffset: number, spread: number): number {
  const hour = (moment - startOfDay(moment, utcOffset)) / HOUR
  if (hour >= AWAKE_FROM && hour < AWAKE_TO) return moment
  const evening = startOfDay(moment, utcOffset) + (hour < AWAKE_FROM ? AWAKE_TO - 24 : AWAKE_TO) * HOUR
  return evening - spread
}

/** The same moment, or the morning after it when people would sleep. */
export function awakeAfter(moment: number, utcOffset: number, spread: number): number {
  const hour = (moment - startOfDay(moment, utcOffset)) / HOUR
  if (hour >= AWAKE_FROM && hour < AWAKE_TO) return moment
  const morning = startOfDay(moment, utcOffset) + (hour < AWAKE_FROM ? AWAKE_FROM : AWAKE_FROM + 24) * HOUR
  return morning + spread
}
