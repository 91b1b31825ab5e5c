import { readPhone, writePhone } from '@artel/core/format'
import { Input, type InputProps } from '../input/Input.tsx'
import { type Mask, useMaskedText } from './use-masked-text.ts'

/** `value` and `onChange` as the number travels: `+79001234567`, shorter while incomplete, empty when none. */
export interface PhoneInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onKeyDown' | 'ref' | 'type'> {
  value: string
  onChange: (value: string) => void
}

const mask: Mask<string> = { write: writePhone, read: readPhone, show: writePhone, typed: /[\d+]/ }

/** A Russian phone number: any way of typing or pasting it comes out as «+7 (900) 123 45 67». */
export function PhoneInput({ value, onChange, ...rest }: PhoneInputProps) {
  return (
    <Input
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (___) ___ __ __"
      {...rest}
      {...useMaskedText(value, onChange, mask)}
      type="tel"
    />
  )
}
