import { NBSP } from './typography.ts'

/** A moment as a calendar on the wall shows it. `month` is 1–12. */
export interface CalendarTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** A moment: ISO 8601 as on the wire, or milliseconds of a {@link Clock}. */
export type Moment = string | number

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const

const HOUR = 3_600_000

/**
 * Hours before UTC of zones whose clocks have stood since {@link STILL_FROM} and are not to be moved; of the zones of Russia those
 * that most live in. The first calendar of a page costs a phone some 80 ms, and most pages show a time (docs/measurements.md).
 */
const STILL: ReadonlyMap<string, number> = new Map([
  ['UTC', 0],
  ['Europe/Kaliningrad', 2],
  ['Europe/Moscow', 3],
  ['Europe/Simferopol', 3],
  ['Europe/Samara', 4],
  ['Europe/Saratov', 4],
  ['Asia/Yekaterinburg', 5],
  ['Asia/Omsk', 6],
  ['Asia/Novosibirsk', 7],
  ['Asia/Krasnoyarsk', 7],
  ['Asia/Irkutsk', 8],
  ['Asia/Yakutsk', 9],
  ['Asia/Vladivostok', 10],
  ['Asia/Sakhalin', 11],
  ['Asia/Kamchatka', 12],
])
/** Milliseconds since 1970: 1 January 2017. */
const STILL_FROM = Date.UTC(2017, 0)

/** Zones whose calendar costs nothing: those of {@link STILL}. */
export const STILL_ZONES: readonly string[] = [...STILL.keys()]

/** More zones than Russia has; the bound keeps odd spellings of a zone's name from piling up on the server. */
const MAX_FORMATS = 64
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** Milliseconds since 1970 of a moment in either notation. */
export const toMilliseconds = (moment: Moment): number => (typeof moment === 'number' ? moment : Date.parse(moment))

/** By the rules of the zone, whatever they are. */
const calendarByRules = (at: number, timeZone: string): CalendarTime => {
  const numbers: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) numbers[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = numbers
  return { year, month, day, hour, minute }
}

/** What the wall shows in `timeZone` (an IANA name such as `Europe/Moscow`). Throws a `RangeError` on an unknown zone. */
export const calendarTime = (moment: Moment, timeZone: string): CalendarTime => {
  const at = toMilliseconds(moment)
  const ahead = STILL.get(timeZone)
  if (ahead === undefined || !(at >= STILL_FROM)) return calendarByRules(at, timeZone)
  const wall = new Date(at + ahead * HOUR)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  }
}

/** Number of the calendar day, so that days can be subtracted whatever the zone. */
export const dayNumber = ({ year, month, day }: Pick<CalendarTime, 'year' | 'month' | 'day'>): number =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000)

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** «14:20». */
export const clockText = ({ hour, minute }: CalendarTime): string => `${twoDigits(hour)}:${twoDigits(minute)}`

/** «21 ноября», with the year when it is not the one given: «21 ноября 2025». */
export const dayText = ({ year, month, day }: CalendarTime, currentYear: number): string => {
  const text = `${day}${NBSP}${MONTHS[month - 1]}`
  return year === currentYear ? text : `${text} ${year}`
}

/** «ноября»: the month of a date in words. */
export const monthText = ({ month }: CalendarTime): string => MONTHS[month - 1] ?? ''
