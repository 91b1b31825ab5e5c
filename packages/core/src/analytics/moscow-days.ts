/** Statistics count days of Moscow, which keeps its three hours ahead of UTC all the year round. */
const AHEAD_MS = 3 * 3_600_000
const DAY_MS = 86_400_000

const textOf = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10)
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The day of a moment (milliseconds), `YYYY-MM-DD`. */
export const moscowDay = (moment: number): string => textOf(Math.floor((moment + AHEAD_MS) / DAY_MS))

/** When a day begins, in milliseconds. */
export const startOfDay = (day: string): number => numberOf(day) * DAY_MS - AHEAD_MS

/** So many days, the last of which is that of `now`. */
export const lastDays = (count: number, now: number): readonly string[] => {
  const last = numberOf(moscowDay(now))
  return Array.from({ length: count }, (_, n) => textOf(last - count + 1 + n))
}

/** The Monday of a day's week. The first day of 1970 was a Thursday. */
const mondayOf = (day: string): string => {
  const number = numberOf(day)
  return textOf(number - ((number + 3) % 7))
}

/** The first day of a day's week, as far as the period that begins on `from` has it. */
export const weekOf = (day: string, from: string): string => {
  const monday = mondayOf(day)
  return monday < from ? from : monday
}
