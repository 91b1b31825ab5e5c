import { formatNumber } from '../format/number.ts'

/** What is said of too much or too many, e.g. «Не больше 10 файлов.» */
export const atMost = (limit: string): string => `Не больше ${limit}.`

/** What is said of too little or too few, e.g. «Не меньше 2.» */
export const atLeast = (limit: string): string => `Не меньше ${limit}.`

/** Said of lines of which one is wrong; the line itself says the rest. @param place from 1 */
export const wrongLine = (place: number): string => `Проверьте строку ${place}.`

/** Length as a person counts it: by characters, not by UTF-16 units. Counted in place: a copy of a huge text is slow. */
export const textLength = (text: string): number => {
  let length = 0
  for (let at = 0; at < text.length; length += 1) at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1
  return length
}

/** NUL is not text for SQL, and a lone surrogate is not text for UTF-8. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)

/**
 * Trimmed text with limits in characters, in the words of the contract's `text`. Answers `null` or a Russian message.
 * @param label names the field in the message, e.g. «Название»
 * @param empty what is said of no text at all
 */
export const validateText = (
  label: string,
  value: string,
  min: number,
  max: number,
  empty = `${label}: заполните поле.`,
): string | null => {
  const trimmed = value.trim()
  // No character takes more than two units, so what is far too long need not be counted.
  const length = trimmed.length > 2 * max + 2 ? trimmed.length : textLength(trimmed)
  if (!isStorable(trimmed)) return `${label}: есть недопустимые символы.`
  if (length < min) return min <= 1 || length === 0 ? empty : `${label}: не меньше ${min} символов.`
  return length > max ? `${label}: не больше ${formatNumber(max)} символов.` : null
}
