import type { ReactNode } from 'react'
import { Input, type InputProps } from '../input/Input.tsx'
import { amountText, readAmount, writeAmount } from './amount-text.ts'
import { type Mask, useMaskedText } from './use-masked-text.ts'

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

/** `value` and `onChange` in kopecks. */
export type MoneyInputProps = AmountInputProps

/** A sum in roubles: thousands apart, up to two digits after the comma. */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  return <Input inputMode="decimal" autoComplete="off" {...rest} {...useMaskedText(value, onChange, money)} end="₽" />
}

/** `unit` stands behind the number: «дней», «м²». */
export type NumberInputProps = AmountInputProps & { unit?: ReactNode }

/** A whole number, zero or more. */
export function NumberInput({ value, onChange, unit, ...rest }: NumberInputProps) {
  return (
    <Input inputMode="numeric" autoComplete="off" {...rest} {...useMaskedText(value, onChange, whole)} end={unit} />
  )
}
