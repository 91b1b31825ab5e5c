import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

/** Units of file sizes and the factor between them (product §5). */
export const FILE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const
export type FileUnit = (typeof FILE_UNITS)[number]
export const FILE_SIZE_FACTOR = 1024

const names: Readonly<Record<FileUnit, string>> = { B: 'Б', KB: 'КБ', MB: 'МБ', GB: 'ГБ', TB: 'ТБ' }

/** Bytes in the largest unit that makes at least one of them. */
export const inLargestUnit = (bytes: number): { readonly size: number; readonly unit: FileUnit } => {
  const step = FILE_UNITS.findLastIndex((_, index) => index === 0 || Math.abs(bytes) >= FILE_SIZE_FACTOR ** index)
  return { size: bytes / FILE_SIZE_FACTOR ** step, unit: FILE_UNITS[step] ?? 'B' }
}

/** «1,5 МБ», «340 КБ», «12 Б». */
export const formatFileSize = (bytes: number): string => {
  const { size, unit } = inLargestUnit(bytes)
  return `${formatNumber(size, { max: 1 })}${NBSP}${names[unit]}`
}
