import { NBSP } from './typography.ts'

/** Nobody types more; what is pasted beyond it is not a sum. */
const MAX_DIGITS = 15
const MAX_TYPED = 100

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, NBSP)

/**
 * What a person typed → how an amount is written: digits in threes apart by no-break spaces, a comma, at most
 * `decimals` digits after it. Everything else typed is dropped.
 */
export const writeAmount = (typed: string, decimals: number): string => {
  const [whole = '', ...rest] = typed
    .slice(0, MAX_TYPED)
    .replace(/[^\d.,]/g, '')
    .split(/[.,]/)
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS)
  if (decimals === 0) return group(digits)
  const fraction = rest.join('').slice(0, decimals)
  return group(digits) + (rest.length > 0 ? `,${fraction}` : '')
}

/** Written amount → whole number of its smallest parts (kopecks with two decimals); null when there is no digit. */
export const readAmount = (text: string, decimals: number): number | null => {
  const [whole = '', fraction = ''] = text
    .slice(0, MAX_TYPED)
    .replace(/[^\d,]/g, '')
    .split(',')
  if (whole === '' && fraction === '') return null
  return Number(whole + fraction.padEnd(decimals, '0'))
}

/** Smallest parts → text without needless zeros after the comma: 150000 → «1 500», 150050 → «1 500,50». */
export const amountText = (parts: number | null, decimals: number): string => {
  if (parts === null) return ''
  const scale = 10 ** decimals
  const fraction = parts % scale
  const whole = group(String(Math.floor(parts / scale)))
  return fraction === 0 ? whole : `${whole},${String(fraction).padStart(decimals, '0')}`
}
