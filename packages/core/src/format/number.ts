import { NBSP } from './typography.ts'

export interface NumberDigits {
  /** Digits after the comma, at least; none when absent. */
  readonly min?: number
  /** Digits after the comma, at most; three when absent. */
  readonly max?: number
}

/** Halves go away from zero, as the number is written: 1.005 is 1.01, though what is stored is a little less. */
const rounded = (size: number, digits: number) =>
  size < 1e-6 ? 0 : Number(`${Math.round(Number(`${size}e${digits}`))}e-${digits}`)

/**
 * «1 234 567,5»: a finite number below 10²¹ as `Intl.NumberFormat('ru-RU')` writes it. The first formatter of a page costs a
 * phone some 80 ms of a single task, and every page shows numbers (docs/measurements.md).
 */
export const formatNumber = (value: number, { min = 0, max = 3 }: NumberDigits = {}): string => {
  const size = Math.abs(value)
  const kept = Number.isInteger(size) ? size : rounded(size, max)
  const [whole = '', part = ''] = String(kept).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
  const digits = part.padEnd(min, '0')
  return `${Object.is(value, 0) || value > 0 ? '' : '-'}${grouped}${digits && `,${digits}`}`
}

/** «46 %»: a share of one in whole percents. */
export const formatPercent = (share: number): string => `${formatNumber(share * 100, { max: 0 })}${NBSP}%`
