/** Query of an address as a router parsed it, keys and values in text: a key may be repeated. */
export type UrlSearch = Readonly<Record<string, string | readonly string[] | undefined>>

/** A query to be written; defaults are left out of it. */
export type WrittenSearch = Readonly<Record<string, string | readonly string[]>>

/** Longest text of a search field, in UTF-16 units. */
const MAX_QUERY = 200
const MAX_PAGE = 1000
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Every value of a key. */
export const allOf = (value: UrlSearch[string]): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** The first value of a key, '' when there is none. */
export const firstOf = (value: UrlSearch[string]): string => allOf(value)[0] ?? ''

/** Canonical digits only, so that `007`, `1e3` and ` 5` are garbage and one filter has one address. */
export const wholeNumberOf = (value: UrlSearch[string], max: number = Number.MAX_SAFE_INTEGER): number | null => {
  const text = firstOf(value)
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  return number !== null && number <= max ? number : null
}

/** Kopecks of whole roubles. */
export const kopecksOf = (value: UrlSearch[string], maxRoubles: number): number | null => {
  const roubles = wholeNumberOf(value, maxRoubles)
  return roubles === null ? null : roubles * 100
}

/** One of the words that a filter knows. */
export const oneOf = <T extends string>(options: readonly T[], value: UrlSearch[string]): T | null =>
  options.find((option) => option === firstOf(value)) ?? null

/** Those of the words that a filter knows, in the filter's order. */
export const someOf = <T extends string>(options: readonly T[], value: UrlSearch[string]): readonly T[] => {
  const given = allOf(value)
  return options.filter((option) => given.includes(option))
}

/** Slugs without repetitions, `max` at most. */
export const slugsOf = (values: readonly string[], max: number): readonly string[] =>
  [...new Set(values.filter((one) => SLUG.test(one)))].slice(0, max)

/** NUL and lone surrogates, which nobody types: the API would refuse the whole query. */
const isTyped = (character: string) => character !== '\u0000' && !/\p{Surrogate}/u.test(character)

const typed = (text: string) => [...text].filter(isTyped).join('')

/** What was typed into a search field, as far as the API takes it. */
export const textOf = (value: UrlSearch[string]): string =>
  // Cutting may leave half of a character.
  typed(typed(firstOf(value)).trim().slice(0, MAX_QUERY))

export const isSet = (value: UrlSearch[string]): boolean => firstOf(value) === '1'

export const pageOf = (value: UrlSearch[string]): number => wholeNumberOf(value, MAX_PAGE) ?? 1

/** A flag, a number or kopecks as they are written; `null` leaves the key out. */
export const flag = (value: boolean): string | null => (value ? '1' : null)
export const number = (value: number | null): string | null => (value === null ? null : String(value))
export const roubles = (kopecks: number | null): string | null =>
  number(kopecks === null ? null : Math.round(kopecks / 100))
export const page = (value: number): string | null => (value === 1 ? null : String(value))

/** The query without what is at its default. */
export const written = (values: Readonly<Record<string, string | readonly string[] | null>>): WrittenSearch =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | readonly string[]] => Boolean(entry[1]?.length)),
  )
