import { amountText, readAmount, writeAmount } from '@artel/core/format'
import type { ReactNode } from 'react'
import { Input, type InputProps } from '../input/Input.tsx'
import { type Mask, useMaskedText } from '../masked-input/use-masked-text.ts'

interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onKeyDown' | 'ref' | 'type' | 'end'> {
  /** Whole number of the smallest parts; null while empty. */
  value: number | null
  onChange: (value: number | null) => void
}

const mask = (decimals: number): Mask<number | null> => ({
  write: (typed) => writeAmount(typed, decimals),
  read: (text) => readAmount(text, decimals),
  show: (value) => amountText(value, decimals),
  typed: /[\d,.]/,
})

const money = mask(2)
const whole = mask(0)
/** A measure, unlike a sum, does not end in a nought: «3,2». */
const fraction: typeof money = { ...money, show: (value) => money.show(value).replace(/(,\d)0$/, '$1') }

/** `value` and `onChange` in kopecks. */
export type MoneyInputProps = AmountInputProps

/** A sum in roubles: thousands apart, up to two digits after the comma. */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  return <Input inputMode="decimal" autoComplete="off" {...rest} {...useMaskedText(value, onChange, money)} end="₽" />
}

/**
 * `unit` stands behind the number: «дней», «м²». With `decimals` digits after the comma the value counts the smallest parts:
 * two make 250 of «2,5».
 */
export type NumberInputProps = AmountInputProps & { unit?: ReactNode; decimals?: 0 | 2 }

/** A number, zero or more; whole unless it may have a comma. */
export function NumberInput({ value, onChange, unit, decimals = 0, ...rest }: NumberInputProps) {
  return (
    <Input
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      {...useMaskedText(value, onChange, decimals === 0 ? whole : fraction)}
      end={unit}
    />
  )
}
