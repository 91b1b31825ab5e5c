import { Price } from '../kit/index.ts'
import css from './UnitPrice.module.css'

/** A price as it is written on a card. */
export interface PriceWords {
  /** «от 1 400 ₽», «Цена договорная». */
  sum: string
  /** What one gets for it: «за м²». */
  unit?: string | undefined
}

export interface UnitPriceProps {
  price: PriceWords
  size?: 'small' | 'usual' | 'large'
}

/** A sum and, small beside it, what one gets for it; the unit goes below before the sum is broken. */
export function UnitPrice({ price: { sum, unit }, size = 'usual' }: UnitPriceProps) {
  return (
    <span className={css.price}>
      <Price size={size}>{sum}</Price> {unit && <span className={css.unit}>{unit}</span>}
    </span>
  )
}
