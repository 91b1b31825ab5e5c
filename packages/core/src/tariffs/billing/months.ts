/** `months` later on the same day of the month and at the same time, UTC; the last day where the month is shorter. */
export const addMonths = (from: Date, months: number): Date => {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved
}

/** How many whole months have passed since `start`. */
const monthsSince = (start: Date, now: number): number => {
  const at = new Date(now)
  const months = (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth()
  return months <= 0 || addMonths(start, months).getTime() <= now ? Math.max(months, 0) : months - 1
}

/** Start of the month that holds `now`, months being counted from `start` and not by the calendar. */
export const monthStart = (start: Date, now: number): Date => addMonths(start, monthsSince(start, now))

/** End of that month. */
export const monthEnd = (start: Date, now: number): Date => addMonths(start, monthsSince(start, now) + 1)
