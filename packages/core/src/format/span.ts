import { counted, words } from './plural.ts'

/**
 * How long something takes, in one unit and in the accusative, as «за» and «через» ask for: «1 минуту», «25 минут», «3 часа»,
 * «2 дня».
 * @param minutes less than one is told as one
 */
export const formatSpan = (minutes: number): string =>
  minutes < 90
    ? counted(Math.max(1, Math.round(minutes)), words.minuteAgo)
    : minutes < 36 * 60
      ? counted(Math.round(minutes / 60), words.hour)
      : counted(Math.round(minutes / 1440), words.day)
