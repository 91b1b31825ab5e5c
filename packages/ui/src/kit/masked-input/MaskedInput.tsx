import { createMask } from '@artel/core/format'
import { useMemo } from 'react'
import { Input, type InputProps, type Mask, useMaskedText } from '../index.ts'

export interface MaskedInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onKeyDown' | 'ref' | 'type'> {
  /** Spec §5: `#` a digit, `@` a letter, `*` either; anything else stands as it is. */
  mask: string
  /** The text as it is shown. */
  value: string
  onChange: (value: string) => void
}

/** Text by a pattern: an INN, a passport, a number plate. */
export function MaskedInput({ mask: pattern, value, onChange, ...rest }: MaskedInputProps) {
  const mask = useMemo((): Mask<string> => {
    const { write } = createMask(pattern)
    return { write, read: (text) => text, show: write, typed: /[\p{L}\d]/u }
  }, [pattern])
  return <Input autoComplete="off" {...rest} {...useMaskedText(value, onChange, mask)} type="text" />
}
