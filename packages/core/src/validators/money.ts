import { formatMoney, MONEY_PRECISION, type MoneyPrecision } from '../format/index.ts'
import { atLeast, atMost } from './text.ts'

/** Limits of a sum in kopecks (product §5.4). */
export interface MoneyRules {
  readonly min?: number
  readonly max?: number
  /** Lets sums below nought through; they are refused otherwise. */
  readonly allowNegative?: boolean
}

/** What is said of a sum below nought where there can be none. */
export const NEGATIVE_SUM = 'Сумма не может быть отрицательной.'

/** Answers `null` for whole kopecks within the limits, else a Russian message. `null` is a sum that was not given. */
export const validateMoney = (
  kopecks: number | null,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, allowNegative = false }: MoneyRules = {},
): string | null => {
  if (kopecks === null || !Number.isSafeInteger(kopecks)) return 'Укажите сумму.'
  if (kopecks < 0 && !allowNegative) return NEGATIVE_SUM
  if (kopecks < min) return atLeast(formatMoney(min))
  return kopecks > max ? atMost(formatMoney(max)) : null
}

/** Thousands apart by any space, digits after a comma or a point, the sign of the rouble allowed. */
const TYPED = /^(-?)(\d{1,15})(?:[.,](\d{1,2}))?$/

/**
 * What a person typed as a sum, in kopecks: «5 000,5 ₽» → 500050. `null` when it is no sum.
 * @param precision digits that may follow the comma, 2 by default (product §9)
 */
export const parseMoney = (typed: string, precision: MoneyPrecision = MONEY_PRECISION): number | null => {
  if (typed.length > 40) return null
  const match = TYPED.exec(typed.replace(/[\s₽]/gu, '').replace('−', '-'))
  if (!match) return null
  const [, sign = '', roubles = '', fraction = ''] = match
  if (fraction.length > precision) return null
  const kopecks = Number(roubles) * 100 + Number(fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(kopecks)) return null
  return sign && kopecks > 0 ? -kopecks : kopecks
}
