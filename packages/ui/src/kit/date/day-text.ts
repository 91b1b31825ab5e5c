/** A day as it travels: `2026-11-21`. Nothing here knows of hours or zones. */
export type Day = string

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** `2026-11-21` → «21.11.2026»; empty for no day. */
export const writeDay = (day: Day): string => day.split('-').reverse().join('.')

/** «21.11.2026» → `2026-11-21`; empty while unfinished, or for a day that no calendar has. */
export const readDay = (text: string): Day => {
  const [, date, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? []
  if (date === undefined || month === undefined || year === undefined) return ''
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  const exists = time.getUTCDate() === Number(date) && time.getUTCMonth() === Number(month) - 1
  return exists ? `${year}-${month}-${date}` : ''
}

/** For the calendar, which thinks in local dates. */
export const toDate = (day: Day): Date | undefined => {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date) : undefined
}

/** A local date of the calendar as a day. */
export const fromDate = (date: Date): Day =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
