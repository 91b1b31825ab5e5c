import { SORT_DIRECTIONS } from '../contract/task-terms.ts'
import { isCalendarDay, parseMoney } from '../validators/index.ts'
import { type Codec, several, single } from './codec.ts'

/** Longest text of a search field, in UTF-16 units. */
const MAX_TEXT = 200
const MAX_PAGE = 1000
/** Highest price that a list may be asked for, in kopecks. */
const MAX_PRICE = 10_000_000_00
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** NUL and lone surrogates, which nobody types: the API would refuse the whole query. */
const isTyped = (character: string) => character !== '\u0000' && !/\p{Surrogate}/u.test(character)

const typed = (text: string) => [...text].filter(isTyped).join('')

/** Canonical digits only, so that `007`, `1e3` and ` 5` are garbage and one filter has one address. */
const wholeNumber = (text: string, max: number = Number.MAX_SAFE_INTEGER): number | null => {
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN
  return number <= max ? number : null
}

/** What was typed into a search field, as far as the API takes it. */
export const text = (word: string): Codec<string> =>
  // Cutting may leave half of a character.
  single(word, '', (given) => typed(typed(given).trim().slice(0, MAX_TEXT)))

/** Number of a city or of something else that is numbered. */
export const id = (word: string): Codec<number | null> =>
  single<number | null>(word, null, (given) => wholeNumber(given))

/** The word of an address for a list that no city narrows. */
export const EVERYWHERE = 'all'

/** A city by its number, or everywhere; `null` is the visitor's own city, where there is one. */
export const city = (word: string): Codec<number | typeof EVERYWHERE | null> =>
  single<number | typeof EVERYWHERE | null>(word, null, (given) =>
    given === EVERYWHERE ? EVERYWHERE : wholeNumber(given),
  )

/**
 * A price above nought, in kopecks; the address has roubles. Understands what people type («1 500», «1500,50», «1 500 ₽»)
 * and writes `1500` or `1500.50`.
 */
export const kopecks = (word: string): Codec<number | null> =>
  single<number | null>(
    word,
    null,
    (given) => {
      const sum = parseMoney(given) ?? 0
      return sum > 0 && sum <= MAX_PRICE ? sum : null
    },
    (sum) => String(sum === null ? '' : sum % 100 === 0 ? sum / 100 : (sum / 100).toFixed(2)),
  )

/** A day that the calendar has, `YYYY-MM-DD`. */
export const day = (word: string): Codec<string | null> =>
  single<string | null>(word, null, (given) => (isCalendarDay(given) ? given : null))

/** A tick: `1`, or left out. */
export const flag = (word: string): Codec<boolean> =>
  single(
    word,
    false,
    (given) => given === '1',
    () => '1',
  )

/** One of the words or numbers that a filter knows; without `initial` none is chosen at first. */
export function oneOf<T extends string | number>(word: string, options: readonly T[]): Codec<T | null>
export function oneOf<T extends string | number>(word: string, options: readonly T[], initial: T): Codec<T>
export function oneOf<T extends string | number>(word: string, options: readonly T[], initial: T | null = null) {
  return single<T | null>(word, initial, (given) => options.find((option) => String(option) === given) ?? null)
}

/** Those of the words that a filter knows, in the filter's order. */
export const someOf = <T extends string>(word: string, options: readonly T[]): Codec<readonly T[]> =>
  several(word, (given) => options.filter((option) => given.includes(option)))

/** Slugs without repetitions, `max` at most. */
export const slugs = (word: string, max: number): Codec<readonly string[]> =>
  several(word, (given) => [...new Set(given.filter((one) => SLUG.test(one)))].slice(0, max))

/** Names without repetitions, `max` at most of `maxLength` UTF-16 units each; longer ones are nobody's. */
export const names = (word: string, max: number, maxLength: number): Codec<readonly string[]> =>
  several(word, (given) => {
    const clean = given.map((name) => typed(name).trim())
    return [...new Set(clean.filter((name) => name !== '' && name.length <= maxLength))].slice(0, max)
  })

/** The order of a list. */
export const sort = <T extends string>(options: readonly T[], initial: T): Codec<T> => ({
  ...oneOf('sort', options, initial),
  arranges: true,
})

/** The direction of the order; `null` is the one that a person means by it: new, urgent, near and cheap first. */
export const direction = (): Codec<(typeof SORT_DIRECTIONS)[number] | null> => ({
  ...oneOf('order', SORT_DIRECTIONS),
  arranges: true,
})

/** The page of a list, from 1. */
export const page = (): Codec<number> => ({
  ...single('page', 1, (given) => wholeNumber(given, MAX_PAGE)),
  arranges: true,
})
