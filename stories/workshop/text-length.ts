import { cloneElement, isValidElement } from 'react'

/** How long the text of stories is; `huge` has a word wider than a phone. */
export type TextLength = 'normal' | 'long' | 'huge'

const MORE: Readonly<Record<Exclude<TextLength, 'normal'>, string>> = {
  long: 'и ещё столько же слов, чтобы проверить перенос на вторую строку',
  huge: 'а здесь слов нарочно столько, что на три строки не уложить, и одно из них без единого пробела: водогрязеторфопарафинолечебницапревысокомногорассмотрительствующая',
}

/** Short by nature: more text there is not longer content but another thing. */
const SHORT_KEYS: ReadonlySet<string> = new Set(['initials', 'unit', 'currency', 'prefix', 'suffix'])

const isRussian = (text: string) => /[а-яё]/i.test(text)

const lengthen = (text: string, length: keyof typeof MORE) => (isRussian(text) ? `${text} ${MORE[length]}` : text)

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Services and actors keep their identity; only data is made anew. */
const isData = (value: object) => isPlain(value) && !Object.values(value).some((part) => typeof part === 'function')

const mapValues = (value: object, change: (part: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, SHORT_KEYS.has(key) ? part : change(part)]))

/**
 * The same data with every Russian sentence in it made longer: arrays, plain objects and the props of React elements.
 * Codes, dates and addresses are not Russian and stay.
 */
export const withTextLength = (value: unknown, length: TextLength): unknown => {
  if (length === 'normal') return value
  if (typeof value === 'string') return lengthen(value, length)
  const change = (part: unknown) => withTextLength(part, length)
  if (Array.isArray(value)) return value.map(change)
  if (isValidElement<object>(value)) return cloneElement(value, mapValues(value.props, change))
  return typeof value === 'object' && value !== null && isData(value) ? mapValues(value, change) : value
}

/** The texts in it that {@link withTextLength} would add to. */
export const textsToLengthen = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return isRussian(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(textsToLengthen)
  if (typeof value !== 'object' || value === null) return []
  if (isValidElement<object>(value)) return textsOfArgs(value.props)
  return isData(value) ? textsOfArgs(value) : []
}

/** The texts among args of a story that {@link argsWithTextLength} would add to. */
export const textsOfArgs = (args: object): readonly string[] =>
  Object.entries(args).flatMap(([key, part]) => (SHORT_KEYS.has(key) ? [] : textsToLengthen(part)))

/** Args of a story with longer text; functions among them stay what they are. */
export const argsWithTextLength = <Args extends object>(args: Args, length: TextLength): Args =>
  length === 'normal' ? args : (mapValues(args, (part) => withTextLength(part, length)) as Args)
