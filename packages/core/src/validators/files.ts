import type { FileLimits } from '../contract/file-terms.ts'
import { counted, FILE_SIZE_FACTOR, FILE_UNITS, type FileUnit, inLargestUnit, words } from '../format/index.ts'
import { atMost } from './text.ts'

/** Bytes of so many units (product §5: factor 1024). */
export const bytesOf = (size: number, unit: FileUnit): number => size * FILE_SIZE_FACTOR ** FILE_UNITS.indexOf(unit)

/** Limits of sizes, in bytes. */
export type SizeLimits = Pick<FileLimits, 'single' | 'total'>

const inWords = (bytes: number) => {
  const { size, unit } = inLargestUnit(bytes)
  return `${String(Number(size.toFixed(2))).replace('.', ',')} ${unit}`
}

/**
 * Sizes of files in bytes: each within the maximum of one, and all within the maximum of all, if there is one (product §5).
 * Answers `null` or the message of the specification.
 */
export const validateFileSizes = (
  sizes: readonly number[],
  { single, total = Number.POSITIVE_INFINITY }: SizeLimits,
): string | null => {
  if (sizes.some((size) => size > single)) return `Размер файла превышает допустимый размер в ${inWords(single)}.`
  const sum = sizes.reduce((all, size) => all + size, 0)
  return sum > total ? `Размер файлов превышает допустимый размер в ${inWords(total)}.` : null
}

/** What phones and older programs call the same kinds. */
const OTHER_NAMES: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'heic' }

const typeOf = (name: string) => {
  const type = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return OTHER_NAMES[type] ?? type
}

/**
 * Files that are about to be attached: how many, of which kinds by their names, how large. What is really inside only the
 * server can tell. Answers `null` or a Russian message.
 */
export const validateFiles = (
  files: readonly { readonly name: string; readonly size: number }[],
  limits: FileLimits,
): string | null => {
  if (files.length > limits.count) return atMost(counted(limits.count, words.ofFile))
  const isKnown = files.every(({ name }) => name.includes('.') && limits.types.includes(typeOf(name)))
  if (!isKnown) return `Можно приложить только файлы ${limits.types.join(', ')}.`
  if (files.some(({ size }) => size === 0)) return 'Файл пуст.'
  return validateFileSizes(
    files.map(({ size }) => size),
    limits,
  )
}
