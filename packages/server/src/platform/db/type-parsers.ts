import pg from 'pg'

const { builtins } = pg.types
/** Array types have no names in pg. */
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
const DATE_ARRAY = 1182
const TEXT_ARRAY = 1009

const parsers = new pg.TypeOverrides()
const parseMoment = parsers.getTypeParser(builtins.TIMESTAMPTZ) as unknown as (value: string) => Date | number
const parseTextArray = parsers.getTypeParser(TEXT_ARRAY) as unknown as (value: string) => (string | null)[]
parsers.setTypeParser(builtins.INT8, exactInteger)
parsers.setTypeParser(builtins.NUMERIC, Number)
parsers.setTypeParser(builtins.DATE, (value) => value)
parsers.setTypeParser(builtins.TIMESTAMPTZ, moment)
parsers.setTypeParser(INT8_ARRAY, arrayOf(exactInteger))
parsers.setTypeParser(NUMERIC_ARRAY, arrayOf(Number))
parsers.setTypeParser(DATE_ARRAY, parseTextArray)

/**
 * How SQL values arrive in JavaScript: int8 and numeric as numbers, timestamptz as Date, date as 'YYYY-MM-DD' (pg would
 * make it midnight in the time zone of the server), json parsed, the rest as pg does.
 */
export const typeParsers: pg.CustomTypesConfig = parsers

/** `2026-11-21 04:33:07.64349+00`, which sessions in UTC write, at half the cost of pg's parser; the rest is left to that. */
function moment(value: string): Date | number {
  const isUtc = value.charAt(10) === ' ' && value.endsWith('+00')
  return isUtc ? new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`) : parseMoment(value)
}

/** Identifiers and kopecks stay far below 2^53; a value beyond it would be silently wrong, so it is an error. */
function exactInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`int8 ${value} does not fit a JavaScript number`)
  return number
}

function arrayOf<T>(parse: (value: string) => T): (value: string) => (T | null)[] {
  return (value) => parseTextArray(value).map((element) => (element === null ? null : parse(element)))
}
