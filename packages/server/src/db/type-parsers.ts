import pg from 'pg'

const { builtins } = pg.types
/** Array types have no names in pg. */
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
const DATE_ARRAY = 1182
const TEXT_ARRAY = 1009

const parsers = new pg.TypeOverrides()
const parseTextArray = parsers.getTypeParser(TEXT_ARRAY) as unknown as (value: string) => (string | null)[]
parsers.setTypeParser(builtins.INT8, exactInteger)
parsers.setTypeParser(builtins.NUMERIC, Number)
parsers.setTypeParser(builtins.DATE, (value) => value)
parsers.setTypeParser(INT8_ARRAY, arrayOf(exactInteger))
parsers.setTypeParser(NUMERIC_ARRAY, arrayOf(Number))
parsers.setTypeParser(DATE_ARRAY, parseTextArray)

/**
 * How SQL values arrive in JavaScript: int8 and numeric as numbers, timestamptz as Date, date as 'YYYY-MM-DD' (pg would
 * make it midnight in the time zone of the server), json parsed, the rest as pg does.
 */
export const typeParsers: pg.CustomTypesConfig = parsers

/** Identifiers and kopecks stay far below 2^53; a value beyond it would be silently wrong, so it is an error. */
function exactInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`int8 ${value} does not fit a JavaScript number`)
  return number
}

function arrayOf<T>(parse: (value: string) => T): (value: string) => (T | null)[] {
  return (value) => parseTextArray(value).map((element) => (element === null ? null : parse(element)))
}
